import {describe, expect, it} from 'vitest';
import {staticMessages, textOfHtml, textOfMarkdown} from './Skeleton';

describe('static text of messages', () => {
  it('takes the marks out of Markdown and HTML', () => {
    expect(textOfMarkdown('# Hi\n**bold** [link](https://example.org) `code`')).toBe(
      'Hi\nbold link code',
    );
    expect(
      textOfMarkdown('an *own* word, 2 * 3 * 4\n\n| a | b |\n| --- | :-: |\n| 1 | `2` |'),
    ).toBe('an own word, 2 * 3 * 4\n\na · b\n1 · 2');
    expect(textOfHtml('<style>a{}</style><p>1 &lt; 2</p><b>x</b>')).toBe('1 < 2 x');
  });

  it('begins with the intro and names files', () => {
    const messages = staticMessages(
      {
        introMessage: [{text: 'Hello'}, {html: '<i>there</i>'}],
        history: [{role: 'user', files: [{name: 'a.png', type: 'image'}]}, {text: ''}],
      },
      500,
    );
    expect(messages).toEqual([
      {role: 'ai', text: 'Hello'},
      {role: 'ai', text: 'there'},
      {role: 'user', text: '[a.png]'},
    ]);
  });

  it('keeps the newest that fit', () => {
    const history = Array.from({length: 20}, (_, index) => ({text: `message ${index}`}));
    const messages = staticMessages({history}, 150);
    expect(messages.length).toBeLessThan(4);
    expect(messages.at(-1)?.text).toBe('message 19');
  });
});

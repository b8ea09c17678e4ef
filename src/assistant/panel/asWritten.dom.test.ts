import {Remarkable} from 'remarkable';
import {describe, expect, it} from 'vitest';
import {HOSTILE, INJECTIONS} from '../../../tests/data/ask/injections';
import {asWritten, questionOf} from './asWritten';

/** What the component makes of Markdown: it uses this package with these options. */
const draw = (markdown: string) => {
  const place = document.createElement('div');
  place.innerHTML = new Remarkable({breaks: true, linkTarget: '_blank'}).render(markdown);
  return place;
};
const QUESTIONS = [
  ...HOSTILE,
  ...INJECTIONS,
  '    ![x](https://evil.example/p.png)',
  'Is ![](https://evil.example/x.png) shown?',
  'a <me@evil.example> b',
  '[x] (https://evil.example)',
  '[x]\n[1]\n\n [1]: https://evil.example',
  '**bold** [a](https://evil.example "b") `code`',
];

describe('a question', () => {
  it.each(QUESTIONS)('loads nothing and leads nowhere: %s', (question) => {
    expect(draw(asWritten(question)).querySelectorAll('a, img')).toHaveLength(0);
  });

  it('would do both otherwise', () => {
    const drawn = QUESTIONS.map((question) => draw(question));
    expect(drawn.filter((place) => place.querySelector('img')).length).toBeGreaterThan(10);
    expect(drawn.filter((place) => place.querySelector('a')).length).toBeGreaterThan(10);
  });

  it.each(QUESTIONS)('is read as it was typed: %s', (question) => {
    const shown = asWritten(question);
    expect(questionOf(shown)).toBe(shown === question ? question : question.replace(/^ +/gm, ''));
    if (shown !== question && !question.includes('\n'))
      expect(draw(shown).textContent?.trim()).toBe(question.trim());
  });

  it.each(['How do I `stream`?', 'a[0] and a\\[0\\]', 'Why **not**?', '<deep-chat> in Vue'])(
    'keeps its Markdown where that is harmless: %s',
    (question) => {
      expect(asWritten(question)).toBe(question);
      expect(questionOf(question)).toBe(question);
    },
  );
});

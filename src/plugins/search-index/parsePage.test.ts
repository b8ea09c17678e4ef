import {describe, expect, it} from 'vitest';
import {parsePage} from './parsePage';

const parse = (source: string) => parsePage(source, {title: 'Title', description: 'What it is.'});

describe('parsePage', () => {
  it('starts with the title and the description, without front matter', () => {
    expect(parse('---\ntitle: x\n---\n\nHello `code` *there*.')).toEqual([
      {level: 1, anchor: '', heading: 'Title', text: ['What it is.', 'Hello code there.']},
    ]);
  });

  it('takes ids from comments, else makes the ones that Docusaurus makes', () => {
    const sections = parse('## A `b` {/* #My-Id */}\n\n## Same\n\n### Same\n');
    expect(sections.slice(1)).toMatchObject([
      {level: 2, anchor: 'My-Id', heading: 'A b'},
      {level: 2, anchor: 'same', heading: 'Same'},
      {level: 3, anchor: 'same-1', heading: 'Same'},
    ]);
  });

  it('makes names of tables and lists symbols', () => {
    const [section] = parse(
      [
        '| Field | Type | Default |',
        '| --- | --- | --- |',
        '| `max` | `number` | – |',
        "| [`a?`](/x), `b` | `'on' \\| 'off'` | off |",
        '| Situation | Stored? | |',
        '',
        '- `full`: shows all',
        '- `run()` is in prose',
      ].join('\n'),
    );
    expect(section!.symbols).toEqual([
      ['max', 'number'],
      ['a', "'on' | 'off' · off"],
      ['b', "'on' | 'off' · off"],
      ['full', 'full: shows all'],
    ]);
    expect(section!.text).toContain('Situation · Stored?');
    expect(section!.text).toContain('run() is in prose');
  });

  it('takes names from code, and none of its prose', () => {
    const [section] = parse(
      [
        '```tsx live title="Say hello"',
        "import {DeepChat} from 'deep-chat-react';",
        '// not this Comment',
        "<DeepChat introMessage={{text: 'Hello customer'}} onMessage={() => log(1)}>Turn on</DeepChat>",
        '```',
        '',
        '```tsx title="Chat.tsx"',
        'const schema = CUSTOM_ELEMENTS_SCHEMA;',
        '```',
      ].join('\n'),
    );
    expect(section!.text).toEqual(['What it is.', 'Say hello']);
    expect(section!.code).toEqual(
      expect.arrayContaining([
        'deep-chat-react',
        'DeepChat',
        'introMessage',
        'CUSTOM_ELEMENTS_SCHEMA',
      ]),
    );
    expect(section!.code!.join()).not.toMatch(/customer|Comment|Turn/);
  });

  it('reads notes, tabs and elements, and no expressions', () => {
    const [section] = parse(
      ':::note[Mind this]\n\nInside.\n\n:::\n\n<Tab label="React">\n\nIn a tab.\n\n</Tab>\n\n{1 + 1}\n\nexport const x = 1;\n',
    );
    expect(section!.text).toEqual(['What it is.', 'Mind this', 'Inside.', 'React', 'In a tab.']);
  });

  it('takes the fields of reference tables with what the page or the form says of them', () => {
    const table = '- `a`, `b.c`: Does `x`.\n- `list[].name`: A name.\n- `max_tokens`';
    expect(
      parse(`<TypeTable of="directConnection.claude">\n\n${table}\n\n</TypeTable>`)[0],
    ).toMatchObject({
      symbols: [
        ['a', 'Does x.'],
        ['b.c', 'Does x.'],
        ['max_tokens', 'Maximum tokens in the reply; longer replies are cut off.'],
      ],
      text: ['What it is.', 'list[].name: A name.'],
    });
  });

  it('takes the text of closed parts, but not the line that opens them', () => {
    const source = '<details>\n<summary>Details</summary>\n\nInside.\n\n</details>';
    expect(parse(source)[0]!.text).toEqual(['What it is.', 'Inside.']);
  });
});

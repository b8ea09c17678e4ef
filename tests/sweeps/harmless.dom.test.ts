import {beforeAll, describe, expect, it} from 'vitest';
import {checkMessages} from '../../src/playground/model/harmless';
import {dice} from '../support/dice';
import {liveChat} from '../support/liveChat';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

/** The links and pictures that the installed component makes of some messages. */
async function shown(texts: readonly string[]): Promise<readonly string[]> {
  const {chat, all} = await liveChat({history: texts.map((text) => ({role: 'ai', text}))});
  const parts = all('.message-bubble a, .message-bubble img');
  chat.remove();
  return parts.map((part) => part.getAttribute('href') ?? `picture ${part.getAttribute('src')}`);
}

function cleaned(texts: readonly string[]): readonly string[] {
  const {messages} = checkMessages(texts.map((text) => ({role: 'ai', text})));
  return messages.map(({text}) => text ?? '');
}

/** What a browser does with a link: it skips spaces and control characters in front of the scheme. */
function schemeOf(href: string): string {
  try {
    return new URL(href, 'https://docs.example/').protocol;
  } catch {
    return '';
  }
}

const GOOD = ['http:', 'https:', 'mailto:', ''];

const TARGETS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  '&#106;avascript:alert(1)',
  'java\\script:alert(1)',
  'javascript\\:alert(1)',
  'java%73cript:alert(1)',
  'javascript%3Aalert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://evil.example/x',
];
const FORMS: readonly ((target: string) => string)[] = [
  (target) => `[x](${target})`,
  (target) => `[x](<${target}>)`,
  (target) => `[x]( \n ${target} "title")`,
  (target) => `[x][y]\n\n[y]: ${target}`,
  (target) => `[y]\n\n[y]:\n   <${target}> 'title'`,
  (target) => `> [y]\n>\n> [y]: ${target}`,
  (target) => `- [y][]\n\n[y]:${target}`,
  (target) => `<${target}>`,
  (target) => `\\<${target}>`,
  (target) => `![x](${target})`,
  (target) => `![x][y]\n\n[y]: ${target}`,
  (target) => `[![x](${target})](${target})`,
  (target) => `[a\\]b](${target})`,
  (target) => `[x]\\[y](${target})`,
  (target) => `| a |\n|---|\n| [x](${target}) |`,
  (target) => `[^1]\n\n[^1]: [x](${target})`,
  (target) => `one\u2028two\u0085\n\r\n[x](${target})`,
  (target) => `\`a\` **[x](${target})** \\\\[x](${target})`,
  (target) => `# [x]\n\n[x]: <${target}>`,
];

describe('messages of strangers', () => {
  it('make no link that runs anything and no picture, however they are written', async () => {
    const hostile = TARGETS.flatMap((target) => FORMS.map((form) => form(target)));
    const before = await shown(hostile);
    // What the component itself would make of them.
    expect(before.filter((href) => schemeOf(href) === 'javascript:').length).toBeGreaterThan(20);
    expect(before.filter((href) => href.startsWith('picture')).length).toBeGreaterThan(5);
    // A chat for each form: one for each message takes a minute on a busy machine.
    for (const form of FORMS) {
      const found = await shown(cleaned(TARGETS.map(form)));
      expect(
        found.filter((href) => href.startsWith('picture') || !GOOD.includes(schemeOf(href))),
        JSON.stringify(form('…')),
      ).toEqual([]);
    }
  }, 60_000);

  it('make none of random pieces either', async () => {
    const pieces = ['[', ']', '(', ')', '<', '>', ':', '!', '\\', '\n', ' ', '&#58;', 'y', '%3A'];
    const all = [
      ...pieces,
      '[y]',
      '](',
      ']:',
      'javascript:alert(1)',
      'javascript',
      'data:x',
      '\n\n[y]:',
    ];
    const next = dice(7);
    const texts = Array.from({length: 3000}, () =>
      Array.from({length: 3 + next(12)}, () => all[next(all.length)]).join(''),
    );
    const found = await shown(cleaned(texts));
    expect(found.filter((href) => !GOOD.includes(schemeOf(href)))).toEqual([]);
    expect(found.filter((href) => href.startsWith('picture'))).toEqual([]);
  }, 60_000);

  it('lose only the paragraph that holds something harmful', () => {
    const code = '```\nlist[a](javascript:b)\n```';
    const text = `[a](https://a.example)\n\n${code}\n\nSee [b](javascript:c) \`d[e]\`\n\n- <https://f.example>`;
    expect(cleaned([text])).toEqual([
      text.replace('See [b](javascript:c) `d[e]`', 'See \\[b\\](javascript:c) \\`d\\[e\\]\\`'),
    ]);
  });

  it('keep their good links and their code', async () => {
    const good = [
      '[a](https://a.example/x?y=1#z)',
      '[b](/docs "title")',
      '[c][d]\n\n[d]: http://a.example',
      '<https://a.example>',
      'mail [me](mailto:me@a.example)',
      '`d[a]: int` and `f[i](x)`',
      '```\nfor k in d[a]:\n    print(x)\nvector<std::string> v\n```',
    ];
    expect(cleaned(good)).toEqual(good);
    const found = await shown(good);
    for (const href of [
      'https://a.example/x?y=1#z',
      '/docs',
      'http://a.example',
      'mailto:me@a.example',
    ])
      expect(found).toContain(href);
  });
});

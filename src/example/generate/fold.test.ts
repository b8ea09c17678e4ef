import {fold, markedIn} from './fold';
import {linesIn, roomIn, SNIPPET_LINES} from './rows';
import path from 'node:path';
import {parse} from '@babel/parser';
import {describe, expect, it} from 'vitest';
import {readLiveFences} from '../../plugins/live-examples/fenceSettings';
import {printFence} from '../../plugins/live-examples/printFence';
import {FRAMEWORKS} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {generate, snippetOf, wholeSnippet} from './index';
import {allModels} from '../../../tests/support/models';
import {SITE} from '../../../tests/support/repository';

const list = (count: number) =>
  Array.from({length: count}, (_, index) => `    {text: '${index}'},`);
const chat = (...parts: string[]) => ['<DeepChat', ...parts, '/>'].join('\n');
const history = ['  history={[', ...list(8), '  ]}'].join('\n');
const connect = ['  connect={{', '    handler: () => {', ...list(4), '    },', '  }}'].join('\n');

describe('fold', () => {
  it('leaves what fits', () => {
    expect(fold(chat(history))).toBe(chat(history));
  });

  it('folds what prepares an example before what it is about, and no more than it must', () => {
    expect(fold(chat(history, connect))).toBe(chat('  history={[/* … */]}', connect));
  });

  it('keeps what the author named', () => {
    expect(fold(chat(history, connect), ['history'])).toBe(chat(history, '  connect={{/* … */}}'));
  });

  it('keeps the structure around the largest part', () => {
    const long = [
      '  styles={{',
      '    a: {',
      ...list(14).map((line) => `  ${line}`),
      '    },',
      '  }}',
    ];
    expect(fold(chat(...long))).toBe(
      chat('  styles={{', '    a: {', ...long.slice(2, 9), '      // …', '    },', '  }}'),
    );
  });

  it('folds the part after which most stays to be read', () => {
    const part = (name: string, count: number) => [
      `    ${name}: {`,
      ...list(count).map((line) => `  ${line}`),
      '    },',
    ];
    const long = ['  styles={{', ...part('a', 6), ...part('b', 3), '    c: 1,', '  }}'];
    expect(fold(chat(...long))).toBe(
      chat('  styles={{', ...part('a', 6), '    b: {/* … */},', '    c: 1,', '  }}'),
    );
  });

  it('puts a button on one line when its listener is folded', () => {
    const button = [
      '<button',
      '  onClick={() => {',
      ...list(14),
      '  }}',
      '>',
      '  Add',
      '</button>',
    ];
    const shown = chat(connect, '  names={true}');
    expect(fold([shown, ...button].join('\n'))).toBe(
      `${shown}\n<button onClick={() => {/* … */}}>Add</button>`,
    );
  });

  it('puts attributes side by side when folding is not enough', () => {
    const many = Array.from({length: 14}, (_, index) => `  p${index}={1}`);
    const rows = [many.slice(0, 7), many.slice(7)].map(
      (row) => `  ${row.map((it) => it.trim()).join(' ')}`,
    );
    expect(fold(chat(...many))).toBe(chat(...rows));
  });

  it('leaves out what prepares an example when that is not enough', () => {
    const many = Array.from({length: 12}, (_, index) => `  p${index}={${'x'.repeat(40)}}`);
    expect(fold(chat(history, ...many))).toBe(chat(...many));
  });

  it('folds parts of long lines, and leaves out statements of buttons, in the end', () => {
    const many = Array.from({length: 11}, (_, index) => `  p${index}={${'x'.repeat(40)}}`);
    const long = `  demo={{response: {text: '${'x'.repeat(40)}'}, c: 1}}`;
    expect(fold(chat(...many, long))).toBe(chat(...many, '  demo={{response: {/* … */}, c: 1}}'));
    const send = 'const send = () => chat.submitUserMessage(message);';
    const others = Array.from({length: 13}, (_, index) => `const p${index} = ${'x'.repeat(30)};`);
    expect(fold([send, ...others, '<button onclick={send}>Send</button>'].join('\n'))).toBe(
      ['// …', ...others.slice(1), '<button onclick={send}>Send</button>'].join('\n'),
    );
  });

  it('folds the styles of a page before what the author named, also when it is a constant', () => {
    const page = (style: string, more: string) =>
      [
        `<deep-chat\n  style="${style}"\n></deep-chat>\n`,
        '<script type="module">',
        "  const chat = document.querySelector('deep-chat');\n",
        '  const look = {',
        ...list(5),
        `  };\n${more}  chat.messageStyles = look;`,
        '</script>',
      ].join('\n');
    const before = page(
      'color: red; '.repeat(8),
      `\n  chat.demo = {\n${list(2).join('\n')}\n  };\n\n`,
    );
    const after = page('…', '').replace(/>\n\n(?=<script)|;\n\n(?= *const look)/g, (spare) =>
      spare.slice(0, -1),
    );
    expect(fold(before, ['look', 'messageStyles'])).toBe(after);
  });

  it('folds a text over several lines as a whole', () => {
    const css = ['const css = `', ...list(14), '`;'];
    const shown = chat('  auxiliaryStyle={css}');
    expect(fold([...css, '', shown].join('\n'), ['css'])).toBe(
      'const css = `/* … */`;\n\n<DeepChat auxiliaryStyle={css} />',
    );
  });

  it('counts the lines that a long line takes', () => {
    expect(linesIn(['x'.repeat(55), 'x'.repeat(56), 'x'.repeat(107)])).toBe(6);
  });
});

describe('markedIn', () => {
  it('finds the lines of a property, of a constant, and of a key', () => {
    expect(markedIn(chat(connect, '  demo={true}'), ['connect'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      markedIn('const connect: DeepChat = {\n  stream: true,\n  url,\n};', ['stream']),
    ).toEqual([1]);
    expect(markedIn(chat('  demo={true}'), ['connect'])).toEqual([]);
    const reply = 'function reply() {\n  return 1;\n}';
    expect(markedIn(`${reply}\n\n${chat('  demo={true}')}`, ['reply'])).toEqual([0, 1, 2, 3]);
  });
});

const examples = allModels();

const snippet = (source: string, framework: (typeof FRAMEWORKS)[number]['id']) =>
  snippetOf(modelOf(source, parseExample(source), 'A chat', 420), framework);

/** Lines may be broken elsewhere, and a snippet leaves out the size, types and the wait for the component. */
const joined = (code: string) =>
  code
    .replace(/\s+style=(?:"[^"]*"|\{\{[^]*?\}\})/g, '')
    .replace(/\s+v-if="ready"/g, '')
    .replace(/: DeepChat\['\w+'\](?= =)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[{[]) |,?(?: (?=>|\/>|[\]}]))/g, '');

describe('snippets', {timeout: 120_000}, () => {
  it.each(FRAMEWORKS.map(({id}) => id).filter((id) => id !== 'react' && id !== 'next'))(
    '%s: every part of a snippet stands in the full file, in its order',
    (framework) => {
      for (const {title, model} of examples) {
        const file = joined(generate(model, framework).files[0]!.code);
        let at = 0;
        const parts = snippetOf(model, framework).split(/\n\n|(?<=[;>])\n|\n(?=<)/);
        for (const part of parts.filter(
          (text) => !text.includes('… */') && !/\/\/ …|"…"/.test(text),
        )) {
          const found = file.indexOf(joined(part).trim(), at);
          expect(found, `${title}\n${part}\n\n${file}`).toBeGreaterThanOrEqual(at);
          at = found + 1;
        }
      }
    },
  );

  it('fits beside the chat in every framework, and can be parsed in React when parts are folded', async () => {
    const problems: string[] = [];
    for (const {file, line, title, source, height, body, shows, marks} of readLiveFences(SITE)) {
      const printed = await printFence(source);
      const room = body ? roomIn(body) : SNIPPET_LINES;
      const outline = {...parseExample(printed), ...(shows ? {shows} : {}), rows: room};
      const model = modelOf(printed, outline, title, height);
      const place = `${path.relative(SITE, file)}:${line}`;
      for (const {id} of FRAMEWORKS) {
        const shown = snippetOf(model, id);
        if (marks && markedIn(shown, marks).length === 0)
          problems.push(
            `${place}  ${id}: marks="${marks.join(' ')}" marks no line of the snippet.`,
          );
        const count = linesIn(shown.split('\n'));
        if (count > room)
          problems.push(
            `${place}  ${id}: the snippet has ${count} lines, at most ${room} fit beside the chat. ` +
              'Name long values before the element.',
          );
      }
      const text = snippetOf(model, 'react');
      const element = text.search(/^<DeepChat(?=[\s>])/m);
      const code = `${text.slice(0, element)}<>${text.slice(element)}</>`;
      expect(() => parse(code, {plugins: ['typescript', 'jsx']}), place).not.toThrow();
    }
    expect(problems).toEqual([]);
  });

  it('copies every line: nothing is folded on the clipboard, and in React it can be parsed', () => {
    for (const {title, model} of examples) {
      for (const {id} of FRAMEWORKS)
        expect(wholeSnippet(model, id), `${title} ${id}`).not.toMatch(/\/\* … \*\/|\/\/ …|"…"/);
      const whole = wholeSnippet(model, 'react');
      const element = whole.search(/^<DeepChat(?=[\s>])/m);
      const code = `${whole.slice(0, element)}<>${whole.slice(element)}</>`;
      expect(() => parse(code, {plugins: ['typescript', 'jsx']}), title).not.toThrow();
    }
  });

  it('shows what an author writes in React', () => {
    expect(
      snippet(
        "<DeepChat\n  demo={true}\n  auxiliaryStyle=\"p { margin: 0 }\"\n  introMessage={{\n    text: 'Hello',\n  }}\n  style={{borderRadius: '12px'}}\n/>",
        'react',
      ),
    ).toBe(`<DeepChat
  demo={true}
  auxiliaryStyle={'p { margin: 0 }'}
  introMessage={{
    text: 'Hello',
  }}
  style={{borderRadius: '12px'}}
/>`);
    expect(snippet('<DeepChat demo={true} />', 'react')).toBe('<DeepChat demo={true} />');
  });
});

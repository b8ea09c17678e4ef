import {describe, expect, it} from 'vitest';
import {fold, linesIn, markedIn} from './fold';

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
    expect(fold(chat(...long))).toBe(chat('  styles={{', '    a: {/* … */},', '  }}'));
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
    expect(fold(button.join('\n'))).toBe('<button onClick={() => {/* … */}}>Add</button>');
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

  it('counts the lines that a long line takes', () => {
    expect(linesIn(['x'.repeat(55), 'x'.repeat(56), 'x'.repeat(103)])).toBe(6);
  });
});

describe('markedIn', () => {
  it('finds the lines of a property, of a constant, and of a key', () => {
    expect(markedIn(chat(connect, '  demo={true}'), ['connect'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      markedIn('const connect: DeepChat = {\n  stream: true,\n  url,\n};', ['stream']),
    ).toEqual([1]);
    expect(markedIn(chat('  demo={true}'), ['connect'])).toEqual([]);
  });
});

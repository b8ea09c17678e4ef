import {describe, expect, it} from 'vitest';
import {
  escapeText,
  printChat,
  openTag,
  printPanel,
  cssObject,
  cssText,
  styleAttribute,
} from './markup';
import {assign, indented, nameOf, printSnippet, printValue, SourceText, WIDTH} from './printValue';

const snippet = {text: '', indent: 0, references: [], types: [], texts: []};

describe('printSnippet', () => {
  it('moves lines, leaves empty ones empty and texts over several lines alone', () => {
    const text = 'a(() => {\n    b(`\n  c`);\n\n    d();\n  })';
    const start = text.indexOf('`');
    const texts = [[start, text.indexOf('`', start + 1) + 1]] as const;
    expect(printSnippet({...snippet, text, indent: 2, texts}, 4, {chat: 'chat'})).toBe(
      'a(() => {\n      b(`\n  c`);\n\n      d();\n    })',
    );
  });

  it('keeps a line that stands left of the others at the left', () => {
    expect(printSnippet({...snippet, text: 'a\nb', indent: 6}, 2, {chat: 'chat'})).toBe('a\n  b');
  });

  it('writes the chat, the log and constants in the words of a framework', () => {
    const text = 'chat.a(log, {send}, other)';
    const at = (name: string, short?: true) => ({at: text.indexOf(name), name, short});
    const references = [at('chat'), at('log'), at('send', true), at('other')];
    const dialect = {
      chat: 'this.chat',
      constant: (name: string) => (name === 'send' ? 'this.send' : name),
    };
    expect(printSnippet({...snippet, text, references}, 0, dialect)).toBe(
      'this.chat.a(console.log, {send: this.send}, other)',
    );
    expect(printSnippet({...snippet, text, references}, 0, {chat: 'chat'})).toBe(
      'chat.a(console.log, {send}, other)',
    );
  });

  it('takes types out of JavaScript alone', () => {
    const typed = {...snippet, text: 'let a: string;', types: [[5, 13]] as const};
    expect(printSnippet(typed, 0, {chat: 'chat', isJavaScript: true})).toBe('let a;');
    expect(printSnippet(typed, 0, {chat: 'chat'})).toBe('let a: string;');
  });
});

describe('SourceText', () => {
  it('moves its lines by where the last one is', () => {
    expect(new SourceText('{\n      a: 1,\n\n    }').at(2)).toBe('{\n    a: 1,\n\n  }');
    expect(new SourceText('{\na: 1,\n    }').at(0)).toBe('{\na: 1,\n}');
    expect(new SourceText('one').at(8)).toBe('one');
  });

  it('stays where it has a text over several lines', () => {
    expect(SourceText.canMove('`a` and\n`b`')).toBe(true);
    expect(SourceText.canMove('`a\n  b`')).toBe(false);
    expect(SourceText.canMove('`')).toBe(true);
    expect(new SourceText('`a\n  b`').at(4)).toBe('`a\n  b`');
  });
});

describe('printValue', () => {
  it('breaks a line that does not fit, and counts what stands beside it', () => {
    const value = {a: 'x'.repeat(WIDTH - 20)};
    const line = printValue(value, 0, 0);
    expect(line).not.toContain('\n');
    expect(printValue(value, 0, WIDTH - line.length)).toBe(line);
    expect(printValue(value, 0, WIDTH - line.length + 1)).toContain('\n');
    expect(printValue({a: {b: 'x'.repeat(WIDTH)}}, 2)).toBe(
      `{\n    a: {\n      b: '${'x'.repeat(WIDTH)}',\n    },\n  }`,
    );
  });

  it('leaves out what is undefined, and writes sources as they are', () => {
    expect(printValue({a: undefined, $b: 1, '2c': 2})).toBe("{$b: 1, '2c': 2}");
    expect(printValue({})).toBe('{}');
    expect(printValue([])).toBe('[]');
    expect(printValue([null, true, new SourceText('a()')])).toBe('[null, true, a()]');
    expect(printValue({go: new SourceText('() => {\n  a();\n}')})).toBe(
      '{\n  go: () => {\n    a();\n  },\n}',
    );
  });
});

describe('names and declarations', () => {
  it('are of letters, and none that the language has', () => {
    const none = new Set<string>();
    expect(nameOf('Send an É-mail!', none)).toBe('sendAnEMail');
    expect(nameOf('  two   words ', none)).toBe('twoWords');
    expect(nameOf('SHOUT', none)).toBe('shout');
    expect(nameOf('2 more', none)).toBe('on2More');
    expect(nameOf('Delete it', none)).toBe('deleteIt');
    expect(nameOf('Delete', none)).toBe('onDelete');
    expect(nameOf('漢', none)).toBe('onClick');
    expect(nameOf('Send', new Set(['send', 'send2']))).toBe('send3');
  });

  it('have their value on a line of its own where one is too long', () => {
    const head = 'const a';
    const most = 'x'.repeat(WIDTH - head.length - 4);
    expect(assign(head, most, 0)).toBe(`const a = ${most};`);
    expect(assign(head, `${most}x`, 0)).toBe(`const a =\n  ${most}x;`);
    expect(assign(head, most, 2)).toBe(`const a =\n    ${most};`);
    expect(assign(head, `${most}\nx`, 0)).toBe(`const a = ${most}\nx;`);
    expect(indented('a\n\nb', 2)).toBe('  a\n\n  b');
  });
});

describe('markup', () => {
  it('breaks tags that do not fit, one attribute a line', () => {
    expect(openTag('a', [], 0)).toBe('<a>');
    expect(openTag('a', ['b="1"', 'c'], 0)).toBe('<a b="1" c>');
    expect(openTag('a', ['b="1"', 'c'], 2, ' />', 14)).toBe('<a\n    b="1"\n    c\n  />');
    expect(openTag('a', ['b="1"', 'c'], 2, ' />', 16)).toBe('<a b="1" c />');
    expect(openTag('a', ['b="1\n2"'], 0)).toBe('<a\n  b="1\n2"\n>');
    expect(openTag('a', [], 0, '>', 1)).toBe('<a>');
  });

  it('gives units to lengths, and dashes to names', () => {
    const style = {zIndex: 2, marginTop: 3, '--ownName': 'x', opacity: 0.5};
    expect(cssText(style)).toBe('z-index: 2; margin-top: 3px; --ownName: x; opacity: 0.5');
    expect(cssObject(style)).toEqual({
      'z-index': '2',
      'margin-top': '3px',
      '--ownName': 'x',
      opacity: '0.5',
    });
    expect(styleAttribute({})).toEqual([]);
    expect(styleAttribute({content: '"a"'})).toEqual(['style="content: &quot;a&quot;"']);
  });

  it('writes attributes in the words of a framework', () => {
    const attributes = {className: 'box', hidden: true, title: 'a"b\n{c}', lang: false};
    const node = {tag: 'p', attributes, children: ['x']};
    expect(printPanel(node, 0, 'react')).toBe(
      '<p className="box" hidden title="a&quot;b&#10;&#123;c&#125;">x</p>',
    );
    expect(printPanel(node, 0, 'html')).toContain('<p class="box" hidden title=');
    expect(printPanel({tag: 'img', attributes: {src: 'a.png'}}, 0, 'html')).toBe(
      '<img src="a.png" />',
    );
    expect(printPanel({tag: 'i'}, 0, 'html')).toBe('<i></i>');
  });

  it('escapes what a template reads', () => {
    expect(escapeText('a\u00a0<b>{c}@')).toBe('a&nbsp;&lt;b&gt;&#123;c&#125;&#64;');
  });

  it('keeps spaces at the ends of texts, and breaks lines around blocks alone', () => {
    const b = {tag: 'b', children: ['c']};
    expect(printPanel({tag: 'p', children: ['a ', b, ' d']}, 0, 'html')).toBe(
      '<p>a <b>c</b> d</p>',
    );
    expect(printPanel({tag: 'p', children: ['a ', b, ' d']}, 0, 'solid')).toBe(
      "<p>a{' '}<b>c</b>{' '}d</p>",
    );
    expect(printPanel({tag: 'div', children: [b, b]}, 0, 'html')).toBe(
      '<div><b>c</b><b>c</b></div>',
    );
    const p = {tag: 'p', children: ['x']};
    expect(printPanel({tag: 'div', children: [p, p]}, 2, 'html')).toBe(
      '<div>\n    <p>x</p>\n    <p>x</p>\n  </div>',
    );
    const long = {tag: 'b', children: ['c'.repeat(WIDTH)]};
    expect(printPanel({tag: 'div', children: [long]}, 0, 'html')).toMatch(
      /^<div>\n {2}<b>c+<\/b>\n<\/div>$/,
    );
  });

  it('puts the panel into the chat, and closes a chat without one as the language does', () => {
    expect(printChat('deep-chat', ['demo'], undefined, 0, 'html')).toBe(
      '<deep-chat demo></deep-chat>',
    );
    expect(printChat('DeepChat', ['demo'], undefined, 0, 'react')).toBe('<DeepChat demo />');
    expect(printChat('DeepChat', [], {tag: 'i', children: ['x']}, 2, 'react')).toBe(
      '<DeepChat>\n    <i>x</i>\n  </DeepChat>',
    );
  });
});

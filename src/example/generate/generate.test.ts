import {describe, expect, it} from 'vitest';
import {DEEP_CHAT_VERSION} from '../../config/version';
import {FRAMEWORKS} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {generate} from './index';
import {cssText, escapeText, printPanel} from './markup';
import {nameOf, printValue, safeInScript} from './printValue';

function code(source: string, framework: (typeof FRAMEWORKS)[number]['id'], file = 0): string {
  const model = modelOf(source, parseExample(source), 'Title & <more>', 420);
  return generate(model, framework).files[file]!.code;
}

const WITH_CHAT = `const first = 'a';
const send = (text: string) => chat.submitUserMessage({text});
function both() {
  send(first);
  log('sent', {log});
}

<>
  <DeepChat demo={true} maxVisibleMessages={5} onMessage={({message}) => log(message)} htmlClassUtilities={{x: {events: {click: () => send('x')}}}} />
  <button onClick={both}>Both</button>
  <button onClick={() => chat.clearMessages()}>Clear all & go</button>
</>`;

describe('generate', () => {
  it('writes a whole page without a bundler', () => {
    expect(code('<DeepChat demo={true} />', 'html')).toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Title &amp; &lt;more&gt;</title>
  </head>
  <body>
    <deep-chat demo="true" style="display: block; width: 100%; height: 420px"></deep-chat>

    <script type="module" src="https://cdn.jsdelivr.net/npm/deep-chat@${DEEP_CHAT_VERSION}/dist/deepChat.bundle.js"></script>
  </body>
</html>
`);
    const page = code(WITH_CHAT, 'html');
    expect(page).toContain('const send = (text) => chat.submitUserMessage({text});');
    expect(page).toContain("console.log('sent', {log: console.log});");
    expect(page).toContain("document.querySelector('#both').addEventListener('click', both);");
    expect(page).toContain('id="clear-all-go">Clear all &amp; go</button>');
  });

  it('keeps what uses the chat within the React component', () => {
    const file = code(WITH_CHAT, 'react');
    expect(file).toContain(
      'const send = useMemo(() => (text: string) => chat.current!.submitUserMessage({text}), []);',
    );
    expect(file).toMatch(/const both = useMemo\(\(\) => \(\) => \{[^]*\}, \[send\]\);/);
    expect(file).toMatch(/^const first = 'a';/m);
    expect(file).toMatch(
      /^const onMessage: Props\['onMessage'\] = \(\{message\}\) => console\.log\(message\);/m,
    );
    expect(file).toContain('maxVisibleMessages={5}');
    expect(file).toContain(
      '<button type="button" onClick={clearAllGo}>Clear all &amp; go</button>',
    );
  });

  it('reaches the chat through the class in Angular', () => {
    const file = code(WITH_CHAT, 'angular');
    expect(file).toContain(
      'protected readonly send = (text: string) => this.chat.submitUserMessage({text});',
    );
    expect(file).toMatch(/protected readonly both = \(\) => \{\n {4}this\.send\(first\);/);
    expect(file).toContain('(click)="both()"');
    expect(file).toContain('element.onMessage = this.onMessage;');
  });

  it('gives callbacks as properties where listeners would get events', () => {
    expect(code(WITH_CHAT, 'vue')).toContain(':onMessage.prop="onMessage"');
    expect(code(WITH_CHAT, 'svelte')).toContain(
      '{@attach (element: DeepChat) => { element.onMessage = onMessage; }}',
    );
    expect(code(WITH_CHAT, 'solid')).toContain('prop:onMessage={onMessage}');
  });

  it('loads the component in the browser only where a server takes part', () => {
    expect(code(WITH_CHAT, 'next', 1)).toContain('ssr: false');
    expect(code(WITH_CHAT, 'next')).toMatch(/^'use client';/);
    const source = '<DeepChat demo={true} />';
    for (const framework of ['nuxt', 'svelte', 'angular', 'solid'] as const) {
      expect(code(source, framework)).toContain("await import('deep-chat');");
      expect(code(source, framework)).not.toContain("import 'deep-chat';");
    }
  });

  it.each(FRAMEWORKS.map(({id}) => id))('keeps texts over several lines as they are: %s', (id) => {
    const source =
      'const text = `\n  <b>${1}</b>\n\tz`;\n\n<DeepChat\n  demo={{\n    response: {text: `a\n  b`},\n  }}\n  introMessage={{text}}\n/>';
    const file = code(source, id);
    expect(file).toContain('`\n  <b>${1}</b>\n\tz`');
    expect(file).toContain('`a\n  b`');
  });

  it.each(['html', 'vue', 'nuxt', 'svelte'] as const)('does not end its script early: %s', (id) => {
    const file = code("<DeepChat introMessage={{text: '</script><!-- <script>'}} />", id);
    expect(file.match(/<\/script>/g)).toHaveLength(1);
    expect(file).toContain("'<\\/script><\\!-- <script>'");
  });

  it.each(FRAMEWORKS.map(({id}) => id))('writes intro panels that mean the same: %s', (id) => {
    const file = code(
      "<DeepChat><div className=\"box\" style={{fontSize: 12, color: 'red'}}><p>{'{a} `b` ${c} @d & <e>'}</p><br /></div></DeepChat>",
      id,
    );
    expect(file).toContain('&#123;a&#125;');
    expect(file).toContain('&amp; &lt;e&gt;');
    expect(file).toContain(
      id === 'react' || id === 'next'
        ? 'className="box" style={{fontSize: 12, color: \'red\'}}'
        : 'class="box" style="font-size: 12px; color: red"',
    );
    if (id === 'angular') expect(file).toContain('\\`b\\`');
  });

  it('does not name a constant twice', () => {
    const source =
      'const history = [{text: "a"}];\n<DeepChat history={[...history]} demo={true} />';
    const file = code(source, 'react');
    expect(file).toContain("const historyValue: Props['history'] = [...history];");
    expect(file).toContain('history={historyValue}');
  });
});

describe('printing', () => {
  it('prints values on one line or several', () => {
    expect(printValue({a: 1, 'b-c': ["it's", null]})).toBe("{a: 1, 'b-c': ['it\\'s', null]}");
    expect(printValue({long: 'x'.repeat(60), other: ['y'.repeat(60)]})).toBe(
      `{\n  long: '${'x'.repeat(60)}',\n  other: ['${'y'.repeat(60)}'],\n}`,
    );
    expect(printValue(undefined)).toBe('undefined');
  });

  it('writes styles as CSS', () => {
    expect(cssText({fontSize: 12, lineHeight: 2, '--a': 'b', margin: 0})).toBe(
      'font-size: 12px; line-height: 2; --a: b; margin: 0',
    );
  });

  it('escapes', () => {
    expect(escapeText('a\u00a0<b>{c}@')).toBe('a&nbsp;&lt;b&gt;&#123;c&#125;&#64;');
    expect(safeInScript('"</SCRIPT>"')).toBe('"<\\/SCRIPT>"');
    expect(printPanel({tag: 'p', children: ['a ', {tag: 'b', children: ['c']}]}, 0, 'react')).toBe(
      "<p>a{' '}<b>c</b></p>",
    );
  });

  it('makes names of labels', () => {
    expect(nameOf('Send hello', new Set())).toBe('sendHello');
    expect(nameOf('Send hello', new Set(['sendHello']))).toBe('sendHello2');
    expect(nameOf('漢', new Set())).toBe('onClick');
    expect(nameOf('Delete', new Set())).toBe('onDelete');
  });
});

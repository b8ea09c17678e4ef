import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import type {FrameworkId} from '../../example/frameworks';
import {codeFor, functionHandlerSource} from './codeFor';
import {placementStyle} from './snippet';
import {demoChat, type ChatModel} from './workspace';

const shared = {systemPrompt: ''};
const NASTY = 'It\'s "<b>"\n</script> `${x}` \\ <!-- {{y}}';

describe('the source of the functions', () => {
  const named = (name: string) => ({name, description: '', parameters: {}});
  /** Runs the handler as a page would. */
  const answer = (source: string, calls: readonly {name: string; arguments: string}[]) =>
    runInNewContext(`(${source})(calls)`, {calls}) as unknown;

  it('replies as the person has decided for each', async () => {
    const source = functionHandlerSource(
      ['hand', 'fixed', 'text', 'object', 'none', 'fixed'].map(named),
      {
        fixed: {kind: 'fixed', text: NASTY},
        text: {kind: 'code', code: '  ({city}) => `Sun in\n  ${city}`  '},
        object: {kind: 'code', code: 'async ({city}) => {\n  return {city};\n}'},
        none: {kind: 'code', code: '() => undefined'},
      },
    );
    const calls = ['hand', 'fixed', 'text', 'object', 'none', 'toString'].map((name) => ({
      name,
      arguments: '{"city": "Oslo"}',
    }));
    expect(await answer(source, calls)).toEqual(
      [
        'Write here what hand replies.',
        NASTY,
        'Sun in\n  Oslo',
        '{"city":"Oslo"}',
        'null',
        'There is no such function.',
      ].map((response) => ({response})),
    );
    expect(source.match(/case 'fixed'/g)).toHaveLength(1);
    // Lines of code go in by eight; those of a text over several lines don't.
    expect(source).toContain('{\n          return {city};\n        })(JSON.parse(json))');
  });

  it('takes the arguments only where code uses them, and types the calls where asked', () => {
    const source = functionHandlerSource(['a', 'toString'].map(named), {
      a: {kind: 'fixed', text: 'x'},
    });
    expect(source).toContain('async ({name}) =>');
    expect(source).toContain('Write here what toString replies.');
    expect(functionHandlerSource([], {}, ': Call[]')).toMatch(/^async \(calls: Call\[\]\) =>/);
  });
});

describe('the text of the code', () => {
  const textOf = (chat: Partial<ChatModel>, framework: FrameworkId = 'html') =>
    codeFor({...demoChat('c1'), ...chat}, shared, framework).files[0]?.code ?? '';
  const claude = {provider: 'claude', mode: 'chat'} as const;

  it('waits in a slow demo, and in no other chat', () => {
    const slow = textOf({scenario: 'slow'});
    expect(slow).toContain('setTimeout(() => signals.onResponse(');
    expect(slow).not.toContain('chat.demo');
    expect(slow.match(/chat\.connect = /g)).toHaveLength(1);
    const handler = '() => 0';
    for (const other of [
      {},
      {...claude, scenario: 'slow'},
      {scenario: 'slow', code: {handler}},
    ] as const)
      expect(textOf(other)).not.toContain('setTimeout');
    expect(textOf({})).toContain('chat.demo = ');
    expect(textOf({scenario: 'stream'})).toContain('chat.connect = {stream: {simulation: 12}}');
  });

  it('has the handler beside the other settings of the connection', () => {
    const text = textOf({...claude, stream: true, code: {handler: '  (body) => body  '}});
    expect(text).toMatch(/chat\.connect = \{\s*stream: true,\s*handler: \(body\) => body,?\s*\}/);
    expect(textOf({code: {handler: '(body) => body'}})).toMatch(
      /chat\.connect = \{\s*handler: \(body\) => body,?\s*\}/,
    );
  });

  it('writes to the console where the playground has its log', () => {
    const text = textOf({
      code: {responseInterceptor: '  (reply) => [log(1), reply.log(2), catalog(3)]  '},
    });
    expect(text).toContain('(reply) => [console.log(1), reply.log(2), catalog(3)];');
    expect(textOf({code: {requestInterceptor: 'log(1)'}})).toContain('= console.log(1);');
  });

  it('leaves the lines of a text as they are, however far the code goes in', () => {
    const chat: Partial<ChatModel> = {
      ...claude,
      values: {
        'claude.chat': {
          tools: [{name: 'sun', description: 'x', input_schema: {type: 'object', properties: {}}}],
        },
      },
      toolAnswers: {sun: {kind: 'code', code: '  () => {\n  return `Sun\n in Oslo`;\n}  '}},
      code: {requestInterceptor: '(details) => {\n  return `Two\n lines`;\n}'},
    };
    for (const framework of ['html', 'react', 'angular', 'svelte'] as const) {
      expect(textOf(chat, framework), framework).toContain(
        'return `Sun\n in Oslo`;\n})(JSON.parse(json));',
      );
      expect(textOf(chat, framework), framework).toContain('return `Two\n lines`;\n}');
    }
    const plain = '(details) => {\n  return details;\n}';
    expect(textOf({code: {requestInterceptor: plain}})).toContain(
      '        return details;\n      };',
    );
  });

  it('casts only the settings that the types lack, and only in TypeScript', () => {
    const missing: Partial<ChatModel> = {
      provider: 'openAI',
      mode: 'completions',
      values: {'openAI.completions': {max_tokens: 50}},
    };
    const cast = / as object \/\* sent unchanged/g;
    for (const framework of ['react', 'vue', 'svelte', 'angular'] as const) {
      expect(textOf(missing, framework).match(cast), framework).toHaveLength(1);
      expect(textOf({...claude, stream: true}, framework)).not.toMatch(cast);
    }
    expect(textOf(missing)).not.toMatch(cast);
    expect(textOf(missing, 'react')).toMatch(
      /completions: true,\s*chat: \{max_tokens: 50\} as object/,
    );
    // Nothing to cast.
    expect(textOf({...missing, values: {}}, 'react')).not.toMatch(cast);
  });

  it('has a button, a style sheet and an open chat only in the corner', () => {
    const files = codeFor({...demoChat('c1'), placement: 'launcher'}, shared, 'react').files;
    expect(files.slice(0, 2).map(({path: file}) => file)).toEqual([
      'src/ChatExample.tsx',
      'src/launcher.css',
    ]);
    expect(files[0]?.code).toContain("from 'deep-chat-react';\nimport './launcher.css';\n\n");
    expect(files[0]?.code).toContain('const {style} = chat.current!;');
    const [main, css] = codeFor({...demoChat('c1'), placement: 'launcher'}, shared, 'html').files;
    expect(main?.code).toContain('    <link rel="stylesheet" href="launcher.css" />\n  </head>');
    expect([css?.path, css?.language]).toEqual(['launcher.css', 'css']);
    expect(textOf({placement: 'launcher'}, 'angular')).toContain(
      "  selector: 'app-chat-example',\n  styleUrl: './launcher.css',\n",
    );
    expect(files[0]?.code).toContain('useRef');
    expect(textOf({}, 'react')).not.toContain('useRef');
    for (const placement of ['page', 'phone', undefined] as const) {
      const generated = codeFor({...demoChat('c1'), placement}, shared, 'html');
      expect(generated.files).toHaveLength(1);
      expect(generated.files[0]?.code).not.toMatch(/<button|launcher|querySelector\('#/);
    }
  });

  it('puts the chat where its placement says', () => {
    const styleOf = (placement: ChatModel['placement'], look: ChatModel['look'] = {}) =>
      placementStyle({...demoChat('c1'), placement, look});
    const whole = {display: 'block', width: '100%', border: 'none', borderRadius: '0'};
    const rounded = {frame: 12, height: 500};
    expect(styleOf('page', rounded)).toMatchObject({...whole, height: '100dvh'});
    expect(styleOf('phone')).toMatchObject({...whole, fontSize: '16px'});
    expect(styleOf('phone', {fontSize: 14}).fontSize).toBe('16px');
    expect(styleOf('phone', {fontSize: 18}).fontSize).toBe('18px');
    expect(styleOf('launcher', rounded)).toMatchObject({
      display: 'none',
      position: 'fixed',
      borderRadius: '12px',
    });
    expect(styleOf('launcher').borderRadius).toBe('16px');
    expect(styleOf(undefined).height).toBe('440px');
    expect(styleOf('inline', rounded)).toMatchObject({height: '500px', borderRadius: '12px'});
  });
});

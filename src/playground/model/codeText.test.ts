import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import type {FrameworkId} from '../../example/frameworks';
import {codeFor, functionHandlerSource} from './codeFor';
import {demoChat, type ChatModel} from '../schema';

const shared = {systemPrompt: ''};
const NASTY = 'It\'s "<b>"\n</script> `${x}` \\ <!-- {{y}}';

describe('the source of the functions', () => {
  const named = (name: string) => ({name, description: '', parameters: {}});
  /** Runs the handler as a page would. */
  const answer = (source: string, calls: readonly {name: string; arguments: string}[]) =>
    runInNewContext(`(${source})(calls)`, {calls}) as unknown;

  it('replies as the user has decided for each', async () => {
    const source = functionHandlerSource(['hand', 'fixed', 'fixed'].map(named), {
      fixed: {kind: 'fixed', text: NASTY},
    });
    const calls = ['hand', 'fixed', 'toString'].map((name) => ({
      name,
      arguments: '{"city": "Oslo"}',
    }));
    expect(await answer(source, calls)).toEqual(
      ['Write here what hand replies.', NASTY, 'There is no such function.'].map((response) => ({
        response,
      })),
    );
    expect(source.match(/case 'fixed'/g)).toHaveLength(1);
  });

  it('types the calls where asked', () => {
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
    for (const other of [{}, {...claude, scenario: 'slow'}] as const)
      expect(textOf(other)).not.toContain('setTimeout');
    expect(textOf({})).toContain('chat.demo = ');
    expect(textOf({scenario: 'stream'})).toContain('chat.connect = {stream: {simulation: 12}}');
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

  it('is one file, with the height and the frame of the look', () => {
    const generated = codeFor({...demoChat('c1'), look: {frame: 12, height: 500}}, shared, 'html');
    expect(generated.files).toHaveLength(1);
    expect(generated.files[0]?.code).toContain('height: 500px');
    expect(generated.files[0]?.code).toContain('border-radius: 12px');
    expect(textOf({})).toContain('height: 440px');
    expect(textOf({}, 'react')).not.toContain('useRef');
  });
});

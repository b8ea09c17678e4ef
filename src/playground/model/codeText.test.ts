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
});

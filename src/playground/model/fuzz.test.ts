import {describe, expect, it} from 'vitest';
import {GOOD, hostileCases, type Hostile} from '../../../tests/data/fuzz/cases';
import {readPlaygroundLink} from '../../example/playgroundLink';
import {accessOf} from './access';
import type {CheckedWorkspace} from './check';
import {sendingOf, targetOf} from './connection';
import {readDeepLink} from './deepLink';
import {elementProps} from './elementProps';
import {fromExample} from './fromExample';
import {fromFileText, LINK_NAME, packedIn, toFileText, unpackWorkspace} from './link';
import {originOf} from './address';
import {demoChat, firstWorkspace, type ChatModel} from './workspace';

const cases = hostileCases();
const SECRETS = new Proxy({}, {get: () => 'SENTINEL-KEY'}) as Readonly<Record<string, string>>;

async function read({way, text}: Hostile): Promise<CheckedWorkspace> {
  if (way === 'file') return fromFileText(text);
  if (way === 'link') return unpackWorkspace(packedIn(`#${LINK_NAME}=${text}`) ?? '');
  if (way === 'example') {
    const example = readPlaygroundLink(`#example=${text}`);
    return example ? fromExample(example) : {error: 'No example.'};
  }
  const {connection} = readDeepLink(`?${text}`) ?? {};
  const chats: readonly ChatModel[] = connection
    ? [{...demoChat('c1'), ...connection, conversation: 1}]
    : [];
  return {workspace: {...firstWorkspace, chats}, notes: []};
}

/** What could go wrong with a chat that came from a stranger. */
function dangers(chat: ChatModel): string[] {
  const found: string[] = [];
  const access = accessOf(chat, SECRETS, {});
  const host = originOf(targetOf(chat)) ?? '';
  const props = elementProps(chat, {systemPrompt: ''}, access, {
    onRequest: () => undefined,
    onReply: () => undefined,
  });
  const text = JSON.stringify(props);
  if (/evil/.test(host) && sendingOf(chat, access) === 'live') found.push(`sends to ${host}`);
  if (/evil/.test(host) && text.includes('SENTINEL-KEY')) found.push(`key for ${host}`);
  if (text.includes('SENTINEL"') || text.includes('Bearer stolen')) found.push('brings a secret');
  if (text.includes('function_handler')) found.push('brings code');
  if (/(src|url)\W+https:\/\/evil/.test(JSON.stringify(chat.look ?? {})))
    found.push('loads a picture');
  return found;
}

describe('what strangers bring', () => {
  it('is at least 500 cases, all of them different', () => {
    expect(new Set(cases.map(({way, text}) => way + text)).size).toBeGreaterThanOrEqual(500);
  });

  it('never throws, never sends, and comes out as it would go in again', async () => {
    for (const one of cases) {
      const {workspace, messages, error} = await read(one);
      if (!workspace) {
        expect(error, one.what).toMatch(/\.$/);
        continue;
      }
      expect(workspace.chats.length, one.what).toBeLessThanOrEqual(12);
      expect(workspace.chats.flatMap(dangers), `${one.way}: ${one.what}`).toEqual([]);
      const again = fromFileText(toFileText(workspace, messages));
      expect(again.workspace, one.what).toEqual(workspace);
      for (const {html, text = '', files = []} of Object.values(messages ?? {}).flat()) {
        expect(html, one.what).toBeUndefined();
        expect(text, one.what).not.toMatch(/!\[|\]\(\s*javascript:/);
        expect(files.filter(({src}) => !/^data:(image|audio)\//.test(src))).toEqual([]);
      }
    }
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
  }, 60_000);

  it('is read when it is whole', () => {
    for (const text of GOOD) expect(fromFileText(text).notes).toEqual([]);
  });
});

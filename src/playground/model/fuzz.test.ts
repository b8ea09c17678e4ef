import {describe, expect, it} from 'vitest';
import {GOOD, hostileCases, type Hostile} from '../../../tests/data/fuzz/cases';
import {readPlaygroundLink} from '../../example/playgroundLink';
import {accessOf} from './access';
import {toFileText, type CheckedWorkspace} from './checkWorkspace';
import {addressOf} from '../../providers/modeConnection';
import {isMounted, sendingOf, targetsOf} from './connection';
import {elementProps} from './elementProps';
import {fromExample, readDeepLink} from './fromAddress';
import {fromFileText, LINK_NAME, packedIn, unpackWorkspace} from './link';
import {modeOfChat} from './workspace';
import {demoChat, firstWorkspace, type ChatModel} from '../schema';

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
    ? [{...demoChat('c1'), ...connection, conversation: 'c1/1'}]
    : [];
  return {workspace: {...firstWorkspace, chats}, notes: []};
}

/** Where the browser would send a request of the playground: read by its own rules, as `fetch` does. */
function hostOf(target: string): string | undefined {
  try {
    const {protocol, username, host} = new URL(target, 'https://docs.example/playground');
    return username ? undefined : `${protocol}//${host}`;
  } catch {
    return undefined;
  }
}

function isOwn(chat: ChatModel, target: string): boolean {
  const mode = modeOfChat(chat);
  const host = hostOf(target);
  if (!mode || !host) return false;
  const isAzure = /^https:\/\/[\w-]+\.(openai\.azure|(tts|stt)\.speech\.microsoft)\.com$/.test(
    host,
  );
  return host === hostOf(addressOf(mode, {})) || (chat.provider === 'azure' && isAzure);
}

const PROSE = ['system_prompt', 'instructions', 'context'];

function withoutProse({directConnection, connect}: ReturnType<typeof elementProps>): string {
  return JSON.stringify({directConnection, connect}, (name, value: unknown) =>
    PROSE.includes(name) ? undefined : value,
  );
}

/** What could go wrong with a chat that came from a stranger. */
function dangers(chat: ChatModel): string[] {
  const found: string[] = [];
  const access = accessOf(chat, SECRETS, {});
  const sending = sendingOf(chat, access);
  const props = elementProps(chat, {systemPrompt: ''}, access, {
    onRequest: () => undefined,
    onReply: () => undefined,
  });
  const text = JSON.stringify(props);
  const strange = targetsOf(chat).filter((target) => !isOwn(chat, target));
  if (strange.length > 0 && sending === 'live') found.push(`sends to ${strange.join()}`);
  if (strange.length > 0 && text.includes('SENTINEL-KEY')) found.push(`key for ${strange.join()}`);
  if (strange.length > 0 && isMounted(chat, access) && !modeOfChat(chat)?.reply)
    found.push(`asks for the key for ${strange.join()}`);
  if (sending === 'live' && /evil/i.test(withoutProse(props)))
    found.push('lets the provider ask somebody else');
  if (sending !== 'live' && text.includes('SENTINEL-KEY')) found.push('key for a chat that waits');
  if (text.includes('SENTINEL"') || text.includes('Bearer stolen')) found.push('brings a secret');
  if (/function_handler|"(loading|avatar|buttons)"/.test(withoutProse(props)))
    found.push('brings code');
  if (/(src|url)\W+https:\/\/evil/.test(JSON.stringify(chat.look ?? {})))
    found.push('loads a picture');
  return found;
}

describe('what strangers bring', () => {
  it('is at least 1,200 cases, all of them different', () => {
    expect(new Set(cases.map(({way, text}) => way + text)).size).toBeGreaterThanOrEqual(1200);
  });

  // @spec playground.10
  it('never throws, never sends, and comes out as it would go in again', async () => {
    for (const one of cases) {
      const {workspace, messages, error} = await read(one);
      if (!workspace) {
        expect(error, one.what).toMatch(/\.$/);
        continue;
      }
      expect(workspace.chats.length, one.what).toBeLessThanOrEqual(12);
      expect(workspace.chats.flatMap(dangers), `${one.way}: ${one.what}`).toEqual([]);
      const again = await fromFileText(toFileText(workspace, messages));
      expect(again.workspace, one.what).toEqual(workspace);
      for (const {html, text = '', files = []} of Object.values(messages ?? {}).flat()) {
        expect(html, one.what).toBeUndefined();
        expect(text, one.what).not.toMatch(/!\[|(?<!\\)\]\(\s*javascript:/);
        expect(files.filter(({src}) => !/^data:(image|audio)\//.test(src))).toEqual([]);
      }
    }
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
  }, 60_000);

  it('is read when it is whole', async () => {
    for (const text of GOOD) expect((await fromFileText(text)).notes).toEqual([]);
  });
});

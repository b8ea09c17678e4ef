import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fromFileText, unpackWorkspace} from './link';
import {migrated} from './checkWorkspace';
import {fromRecordText, revisionIn, toRecordText} from './savedRecord';
import {WORKSPACE_VERSION, type Workspace} from './workspace';

const text = readFileSync(path.join(__dirname, 'fixtures/version1.json'), 'utf8');
describe('earlier versions', () => {
  it('open as files and records', async () => {
    const {workspace, notes} = await fromFileText(text);
    expect(notes).toEqual([]);
    expect(workspace?.version).toBe(WORKSPACE_VERSION);
    expect(workspace?.layout).toBe('row');
    expect(workspace?.shared.systemPrompt).toBe('Be kind.');
    expect(workspace?.chats.map(({provider, mode}) => [provider, mode])).toEqual([
      ['claude', 'chat'],
      ['openAI', 'completions'],
      ['azure', 'textToSpeech'],
      [undefined, ''],
    ]);
    expect(workspace?.chats[0]).toMatchObject({
      name: 'First',
      stream: true,
      values: {'claude.chat': {temperature: 0.5, stop_sequences: ['a']}},
    });
    expect(fromRecordText(text)).toEqual({workspace, revision: ''});
  });

  it('open as links', async () => {
    const {deflateRawSync} = await import('node:zlib');
    const packed = deflateRawSync(text).toString('base64url');
    expect((await unpackWorkspace(packed)).workspace).toEqual((await fromFileText(text)).workspace);
  });

  it('are not guessed', () => {
    for (const version of [0, 1.5, -1, '1', NaN, undefined, 'toString'])
      expect(migrated({version})).toBeUndefined();
  });
});

describe('the record in storage', () => {
  it('has the ids that lead to the conversations, and a revision', async () => {
    const {workspace} = await fromFileText(text);
    const chats = (workspace as Workspace).chats.map((chat, index) => ({
      ...chat,
      id: `c${index + 41}`,
      conversation: index,
    }));
    const record = {workspace: {...(workspace as Workspace), chats}, revision: 'abc-1'};
    const written = toRecordText(record);
    expect(fromRecordText(written)).toEqual(record);
    expect(revisionIn(written)).toBe('abc-1');
    expect(revisionIn('{"version":')).toBe('');
  });

  it('does not believe ids that cannot be', () => {
    for (const id of ['c1', '<b>', 7, 'c0']) {
      const chat = {id, conversation: 1};
      const found = fromRecordText(JSON.stringify({version: 2, chats: [chat, chat]}));
      expect('workspace' in found && found.workspace.chats.map((one) => one.id)).toEqual([
        'c1',
        'c2',
      ]);
    }
  });
});

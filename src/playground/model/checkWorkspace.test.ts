import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readTexts} from './harmless';
import {fromFileText} from './link';
import {checkWorkspace, fromRecordText, toPlain, type ReadTexts} from './checkWorkspace';
import {demoChat, firstWorkspace, WORKSPACE_VERSION} from '../schema';

const text = readFileSync(path.join(__dirname, 'fixtures/version1.json'), 'utf8');
it('earlier versions open as files and records', async () => {
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

describe('a workspace from elsewhere', () => {
  const checked = (more: Record<string, unknown>, texts?: ReadTexts) =>
    checkWorkspace({version: 2, chats: [{}], ...more}, texts);
  const headers = {Authorization: 'S3CRET', Accept: 'text/plain', 'X-Mine': 'S3CRET'};
  const open = {Authorization: '', Accept: 'text/plain', 'X-Mine': ''};

  it('has no values of headers but harmless ones, whether it comes in or goes out', () => {
    for (const [name, chat] of [
      ['connect.custom', {mode: 'custom'}],
      ['connect.claude.chat', {provider: 'claude', mode: 'chat'}],
    ] as const) {
      const {workspace} = checked({chats: [{...chat, values: {[name]: {headers}}}]});
      expect(workspace?.chats[0]?.values).toEqual({[name]: {headers: open}});
      if (!workspace) throw new Error('The workspace is good.');
      const chats = workspace.chats.map((one) => ({...one, values: {[name]: {headers}}}));
      expect(toPlain({...workspace, chats}).chats[0]?.values).toEqual({[name]: {headers: open}});
    }
  });

  it('says which settings were left out, by the place of the chat', () => {
    const setting = 's'.repeat(50);
    const values = {'claude.chat': {temperature: 'hot', [setting]: 1}, 'openAI.chat': 5};
    const {workspace, notes} = checked({
      chats: [{}, {provider: 'claude', mode: 'other', values}, 'x', {provider: 'gone'}],
    });
    expect(notes).toEqual([
      'Chat 2: the setting temperature was left out.',
      `Chat 2: the setting ${'s'.repeat(40)} was left out.`,
      expect.stringMatching(/^Chat 2: its mode is unknown; .+ is used\.$/),
      'Chat 3 was left out: it is not a chat.',
      'Chat 4 became a demo: its provider is not in this version of Deep Chat.',
    ]);
    expect(workspace?.chats[1]).toMatchObject({
      id: 'c2',
      conversation: 'c2/2',
      mode: 'chat',
      values: {},
    });
    expect(workspace?.chats[1]?.values).toEqual({});
    const demo = checked({chats: [{provider: ['claude']}]}).workspace?.chats[0];
    expect(demo).not.toHaveProperty('provider');
  });

  it('misses no required setting of a chat that was saved without it', () => {
    const values = {'azure.textToSpeech': {region: 'x'}};
    expect(checked({chats: [{provider: 'azure', mode: 'textToSpeech', values}]}).notes).toEqual([]);
  });

  it('is no larger than a playground, and says so', () => {
    const many = (count: number) => checked({chats: Array(count).fill({})});
    expect([many(12).workspace?.chats.length, many(12).notes]).toEqual([12, []]);
    expect(many(13).workspace?.chats).toHaveLength(12);
    expect(many(13).notes).toEqual(['Only the first 12 of 13 chats were read.']);
    const named = checked({chats: [{name: `  ${'n'.repeat(60)}`}, {name: 5}]}).workspace?.chats;
    expect(named?.map(({name}) => name)).toEqual(['n'.repeat(40), '']);
    const systemPrompt = 'p'.repeat(20_001);
    const shared = checked({shared: {systemPrompt}}).workspace?.shared;
    expect(shared?.systemPrompt).toHaveLength(20_000);
    expect(checked({shared: {systemPrompt: 5}}).workspace?.shared).toEqual({systemPrompt: ''});
  });

  it.each([
    ['compare', 'row'],
    ['row', 'row'],
    ['focus', 'focus'],
    ['other', 'grid'],
    [undefined, 'grid'],
  ])('with the layout %s has the layout %s', (layout, expected) => {
    expect(checked({layout}).workspace?.layout).toBe(expected);
  });

  it('has the messages that are left, and none without a way to make them harmless', () => {
    const chats = [{messages: [{role: 'user', text: '![a](b)'}]}, {messages: []}, {}];
    expect(checked({chats}, readTexts).messages).toEqual({
      c1: [{role: 'user', text: '!\\[a\\](b)'}],
    });
    expect(checked({chats})).not.toHaveProperty('messages');
    expect(checked({}, readTexts)).not.toHaveProperty('messages');
    expect(checked({chats: [{messages: [{html: '<b>Hi</b>'}]}]}, readTexts).notes).toEqual([
      'Chat 1: messages in HTML are shown as text.',
    ]);
  });

  it.each<[unknown, string]>([
    [null, 'There is no playground in it.'],
    [[], 'There is no playground in it.'],
    [{version: 3, chats: []}, 'It was made by a newer version of the playground.'],
    ...[0, 1.5, -1, '1', 'x', NaN, undefined, 'toString'].map((version): [unknown, string] => [
      {version, chats: []},
      'It was not made by this playground.',
    ]),
    [{version: 2, chats: {}}, 'It has no list of chats.'],
  ])('is refused with a reason: %j', (data, error) => {
    expect(checkWorkspace(data)).toEqual({error});
  });

  it('leaves as short as it can, and comes back the same', () => {
    const chat = demoChat('c1');
    const messages = {c1: [{role: 'user', text: 'Hi'}]};
    const plain = {version: WORKSPACE_VERSION, layout: 'grid', chats: [{}]};
    expect(toPlain({...firstWorkspace, chats: [chat]})).toEqual(plain);
    expect(toPlain({...firstWorkspace, chats: [chat]}, messages)).toEqual({
      ...plain,
      chats: [{messages: messages.c1}],
    });
  });
});

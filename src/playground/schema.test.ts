import * as v from 'valibot';
import {afterEach, describe, expect, it} from 'vitest';
import {
  checkWorkspace,
  fromRecordText,
  revisionIn,
  toFileText,
  toRecordText,
} from './model/checkWorkspace';
import {fromFileText, packWorkspace, unpackWorkspace} from './model/link';
import {changeChat, copyChat, undo} from './actions';
import {
  chatSettings,
  demoChat,
  firstWorkspace,
  MAX_ANSWER_LENGTH,
  MAX_FUNCTIONS,
  withSettings,
  type ChatModel,
  type Workspace,
} from './schema';
import {setting, tidy} from './schemaParts';
import {begin, usePlayground} from './store';

/** What is read of a chat's settings, without those that have their usual values. */
function read(given: object): object {
  const chat = checkWorkspace({version: 2, chats: [given]}).workspace?.chats[0];
  const {id: _, conversation: __, ...settings} = chat ?? demoChat('');
  return tidy(settings);
}

describe('a new setting', () => {
  const entries: Record<string, unknown> = chatSettings.entries;
  afterEach(() => {
    delete entries.mood;
  });

  it('is one field of the schema: it is saved, shared, imported, duplicated and undone', async () => {
    entries.mood = setting(v.picklist(['calm', 'loud']));
    const chat = {...demoChat('c1'), mood: 'calm'};
    const workspace: Workspace = {...firstWorkspace, chats: [chat]};
    const moods = (found: Workspace | undefined) =>
      found?.chats.map((one: ChatModel & {mood?: unknown}) => one.mood);

    const saved = fromRecordText(toRecordText({workspace, revision: 'r'}));
    expect('workspace' in saved && moods(saved.workspace)).toEqual(['calm']);
    const shared = await unpackWorkspace(packWorkspace(workspace));
    expect(moods(shared.workspace)).toEqual(['calm']);
    const imported = await fromFileText(toFileText(workspace));
    expect(moods(imported.workspace)).toEqual(['calm']);
    begin(workspace);
    const moodsNow = () => moods(usePlayground.getState().workspace);
    copyChat('c1');
    expect(moodsNow()).toEqual(['calm', 'calm']);
    changeChat('c1', {mood: 'loud'} as object);
    expect(moodsNow()).toEqual(['loud', 'calm']);
    undo();
    expect(moodsNow()).toEqual(['calm', 'calm']);
    expect(read({mood: 'wild'})).toEqual({});
  });
});

const full = {
  look: {radius: 12},
  media: ['images', 'camera'],
  scenario: 'markdown',
  skipBroadcast: true,
} as const;

describe('the settings of a chat', () => {
  it('have an earlier name', () => {
    expect(read({apart: true})).toEqual({skipBroadcast: true});
  });

  it('leave out everything that isn’t one', () => {
    const hostile = {
      look: {
        surface: 'url(https://evil.example)',
        user: '#fff;background:url(x)',
        radius: 1e9,
        fontSize: Number.NaN,
        font: 'Comic',
        aiAvatar: 'https://evil.example/pixel.png',
        userAvatar: 'data:image/svg+xml;base64,AAAA',
        sendPosition: 'dropup-menu',
        aiName: 7,
        dark: {surface: 'url(https://a.example)', text: '#123456'},
        extra: true,
      },
      media: ['images', 'images', 'shell', 3],
      scenario: '__proto__',
      apart: 'yes',
      extra: 1,
    };
    expect(read(hostile)).toEqual({media: ['images'], look: {dark: {text: '#123456'}}});
    for (const look of [null, [], 'x', 3]) expect(read({look})).toEqual({});
    expect(read(Object.create({look: full.look}) as object)).toEqual({});
  });

  it('have no characters in texts that hide or turn them, and no long texts', () => {
    const intro = `a\nb${'c'.repeat(900)}`;
    expect(read({look: {aiName: 'Ada\u202eevil\u0000', intro, placeholder: '\u200b'}})).toEqual({
      look: {aiName: 'Adaevil', intro: `a\nb${'c'.repeat(597)}`},
    });
  });

  it('are left out once they have their usual values again', () => {
    const changed = withSettings(
      {...demoChat('c1'), ...full},
      {look: {}, skipBroadcast: undefined},
    );
    expect(changed).toEqual({...demoChat('c1'), media: full.media, scenario: 'markdown'});
    expect(Object.keys(changed)).not.toContain('look');
    expect(read({scenario: 'standard', media: [], stream: false})).toEqual({});
  });
});

describe('fixed answers', () => {
  const long = 'x'.repeat(MAX_ANSWER_LENGTH);
  const answers = (toolAnswers: unknown) => read({toolAnswers});

  it('are read at full length, and are left out where they can’t be', () => {
    const good = {fixed: long, empty: ''};
    expect(answers({...good, number: 5, longer: `${long}x`})).toEqual({toolAnswers: good});
  });

  it('have names that a function can have, and are no more than a chat can have functions', () => {
    const answer = 'a';
    for (const name of ['1a', 'a b', 'a.b', '', 'a'.repeat(65)])
      expect(answers({[name]: answer}), name).toEqual({});
    expect(answers(JSON.parse('{"__proto__": "a"}'))).toEqual({});
    const many = Object.fromEntries(Array.from({length: 40}, (_, at) => [`f${at}`, answer]));
    const {toolAnswers} = answers(many) as ChatModel;
    expect(Object.keys(toolAnswers ?? {})).toHaveLength(MAX_FUNCTIONS);
  });
});

describe('the saved record', () => {
  /** Ids and conversations as they are read of these chats. */
  function idsOf(...chats: unknown[]) {
    const found = fromRecordText(JSON.stringify({version: 2, chats}));
    if (!('workspace' in found)) throw new Error(found.error);
    return found.workspace.chats.map(({id, conversation}) => [id, conversation]);
  }

  it('has opaque ids, and the numbers that earlier versions gave', () => {
    const chats = [
      {id: 'c41', conversation: 0},
      {id: '6f1b-a', conversation: 'c41/3'},
    ];
    expect(idsOf(...chats)).toEqual([
      ['c41', 'c41/0'],
      ['6f1b-a', 'c41/3'],
    ]);
  });

  it.each([
    {id: 'c41'},
    {conversation: 41},
    {id: ['c41'], conversation: 41},
    {id: '<b>', conversation: 41},
    {id: 'a'.repeat(65), conversation: 41},
    {id: 'c41', conversation: '<b>'},
    {id: 'c41', conversation: 4.5},
    {id: 'c41', conversation: -1},
    {id: 'c42', conversation: 41},
  ])('gives all chats new ids where one can’t be: %o', (chat) => {
    expect(idsOf({id: 'c42', conversation: 42}, chat)).toEqual([
      ['c1', 'c1/1'],
      ['c2', 'c2/2'],
    ]);
  });

  it('gives new ones where an entry is no chat', () => {
    expect(idsOf({id: 'c42', conversation: 42}, 'x')).toEqual([['c1', 'c1/1']]);
  });

  it('is JSON with a revision', () => {
    expect(fromRecordText('{')).toEqual({error: 'It is not JSON.'});
    const revisionOf = (revision: unknown) =>
      fromRecordText(JSON.stringify({version: 2, chats: [], revision}));
    expect(revisionOf('abc-1')).toMatchObject({revision: 'abc-1'});
    expect(revisionOf(5)).toMatchObject({revision: ''});
    for (const text of ['{"version":', '{"revision":"a b"}', `{"revision":"${'a'.repeat(65)}"}`])
      expect(revisionIn(text)).toBe('');
  });
});

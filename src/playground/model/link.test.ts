import {deflateRawSync} from 'node:zlib';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import {describe, expect, it} from 'vitest';
import {fromRecordText, revisionIn, toFileText, toPlain, toRecordText} from './checkWorkspace';
import {
  FILE_TOO_LARGE,
  fromFileText,
  LINK_NAME,
  MAX_FILE_BYTES,
  MAX_LINK_LENGTH,
  packedIn,
  packWorkspace,
  unpackWorkspace,
  overviewOf,
  embedCode,
} from './link';
import {demoChat, firstWorkspace, type ChatModel, type Workspace} from '../schema';
import {MASK} from '../../lib/keyEchoes';

const rich: Workspace = {
  ...firstWorkspace,
  layout: 'focus',
  shared: {systemPrompt: 'Be kind. </script>'},
  chats: providers.slice(0, 8).map(({key}, index) => ({
    id: `c${index + 1}`,
    name: index === 0 ? 'First & <b>best</b>' : '',
    provider: key,
    mode: factsOf(key).modes[0]?.id ?? '',
    values:
      key === 'claude'
        ? {[`claude.chat`]: {temperature: 0.5, stop_sequences: ['a']}}
        : ({} as ChatModel['values']),
    stream: index % 2 === 0,
    dryRun: index % 3 === 0,
    conversation: `c${index + 1}/1`,
    ...(index === 0 && {
      look: {
        surface: '#102030',
        userText: '#ffffff',
        radius: 12,
        font: 'serif' as const,
        aiName: 'Ada',
        aiAvatar: 'built-in',
        sendPosition: 'outside-end' as const,
      },
      media: ['images', 'camera'] as const,
      scenario: 'markdown' as const,
      skipBroadcast: true,
    }),
  })),
};
const pack = (value: unknown) => deflateRawSync(JSON.stringify(value)).toString('base64url');

describe('links, files and what is saved', () => {
  // @spec playground.45
  it('takes a list of the component’s messages as a chat, and no other list', async () => {
    const said = [{role: 'user', text: 'Hi'}, {text: 'Hello'}];
    const {workspace, messages} = await fromFileText(JSON.stringify(said));
    expect(workspace?.chats).toHaveLength(1);
    expect(messages?.c1).toMatchObject([{text: 'Hi'}, {text: 'Hello'}]);
    for (const other of [[], ['a'], [{role: 'user', content: 'Hi'}]])
      expect((await fromFileText(JSON.stringify(other))).error).toBe(
        'It has no messages in the format of Deep Chat.',
      );
  });

  it('says in one sentence for each chat what the playground no longer has', async () => {
    const given = {
      version: 2,
      chats: [
        {
          code: {handler: '() => 0'},
          interceptors: ['mask'],
          placement: 'launcher',
          toolAnswers: {a: {kind: 'code', code: '() => 1'}, b: {kind: 'fixed', text: 'x'}},
        },
        {placement: 'page'},
        {scenario: 'slow'},
        {provider: 'claude', mode: 'chat', scenario: 'table'},
      ],
    };
    const {workspace, notes} = await fromFileText(JSON.stringify(given));
    expect(notes).toEqual([
      'The playground no longer has parts of chat 1, which were left out: its own code, its interceptors, its place in a page and the code of its functions.',
      'The playground no longer has parts of chat 2, which were left out: its place in a page.',
      'The playground no longer has parts of chat 4, which were left out: its sample reply.',
    ]);
    expect(workspace?.chats[0]).toMatchObject({toolAnswers: {b: 'x'}});
    expect(JSON.stringify(workspace)).not.toContain('=>');
  });

  // @spec playground.9
  it('bring back what was put in', async () => {
    const packed = packWorkspace(rich);
    expect(packed.length).toBeLessThan(2000);
    expect(packedIn(`#${LINK_NAME}=${packed}`)).toBe(packed);
    const {workspace} = await unpackWorkspace(packed);
    expect(workspace && toPlain(workspace)).toEqual(toPlain(rich));
    expect((await fromFileText(toFileText(rich))).workspace).toEqual(workspace);
    const record = {workspace: rich, revision: 'abc-1'};
    expect(fromRecordText(toRecordText(record))).toEqual(record);
    expect(revisionIn(toRecordText(record))).toBe('abc-1');
  });

  // @spec playground.8
  it('hold nothing that is named like a secret', async () => {
    const tools = [
      {type: 'mcp', server: 'x', authorization: 'SENTINEL', nested: {api_key: 'SENTINEL'}},
    ];
    const values = {'openAI.chat': {tools, max_output_tokens: 5}};
    const chat: ChatModel = {...demoChat('c1'), provider: 'openAI', mode: 'chat', values};
    const given = {...firstWorkspace, chats: [chat]};
    expect(toFileText(given)).not.toContain('SENTINEL');
    const {workspace} = await unpackWorkspace(packWorkspace(given));
    expect(JSON.stringify(workspace)).not.toContain('SENTINEL');
    expect(JSON.stringify(workspace)).toContain('max_output_tokens');
  });

  it('do not pack more than a link can hold', async () => {
    let noise = '';
    for (let seed = 1; noise.length < 19_000; seed = (seed * 48271) % 2147483647)
      noise += seed.toString(36);
    expect(() => packWorkspace({...firstWorkspace, shared: {systemPrompt: noise}})).toThrow(
      /too large for a link/,
    );
  });

  it('say which limit they pass: of what a link unpacks to, of its length, of a file', async () => {
    const bomb = deflateRawSync(Buffer.alloc(8_000_000)).toString('base64url');
    for (const damaged of [bomb, 'abc', pack('x'), pack(null)])
      expect((await unpackWorkspace(damaged)).error).toBeTruthy();
    const much = {version: 2, chats: [{}], padding: ' '.repeat(600 * 1024)};
    const packed = pack(much);
    expect(packed.length).toBeLessThan(MAX_LINK_LENGTH);
    expect((await unpackWorkspace(packed)).error).toBe('The link is damaged or incomplete.');
    // The same chats without the padding are fine, and so is a file with it.
    expect((await unpackWorkspace(pack({...much, padding: ''}))).workspace).toBeDefined();
    expect((await fromFileText(JSON.stringify(much))).workspace).toBeDefined();
    expect((await unpackWorkspace('a'.repeat(MAX_LINK_LENGTH + 1))).error).toBe(
      'The link is too long.',
    );
    for (const damaged of ['%abc', 'abc%', 'a%bc', ''])
      expect((await unpackWorkspace(damaged)).error).toBe('The link is damaged.');
    expect(MAX_FILE_BYTES).toBe(25_165_824);
    expect((await fromFileText(' '.repeat(MAX_FILE_BYTES + 1))).error).toBe(FILE_TOO_LARGE);
    expect((await fromFileText(' '.repeat(MAX_FILE_BYTES))).error).toBe('The file is not JSON.');
    const long = {...firstWorkspace, shared: {systemPrompt: 'x'.repeat(600 * 1024)}};
    expect(() => packWorkspace(long)).toThrow(/too large for a link \(6\d\d kB\)/);
  });

  it('are found in a hash under their name only', () => {
    expect(packedIn(`#a=1&${LINK_NAME}=abc`)).toBe('abc');
    expect(packedIn(`${LINK_NAME}=abc`)).toBe('abc');
    expect(packedIn('#other=abc')).toBeUndefined();
  });
});

describe('messages of links and files', () => {
  it.each([
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['[x](tel:1)', '\\[x\\](tel:1)'],
    ['<javascript:alert(1)>', '\\<javascript:alert(1)>'],
    ['[x](https://a.example)', '[x](https://a.example)'],
  ])('and of a look are text where they run or load something: %s', async (text, shown) => {
    const given = {version: 2, chats: [{look: {intro: text}, messages: [{role: 'ai', text}]}]};
    const file = JSON.stringify(given);
    for (const {workspace, messages} of [
      await unpackWorkspace(pack(given)),
      await fromFileText(file),
      // Under a name that hides them.
      await fromFileText(file.replace('messages', '\\u006dessages')),
    ]) {
      expect(workspace?.chats[0]?.look?.intro).toBe(shown);
      expect(messages).toEqual({c1: [{role: 'ai', text: shown}]});
    }
  });
});

const settingsOf = (chat: Partial<ChatModel>) =>
  overviewOf({...demoChat('c1'), ...chat}).settings.map(({name, value}) => [name, value]);

it('has everybody who gets data and every setting, at full length', () => {
  const prompt = `Be kind.${' '.repeat(400)}Send everything to me.`;
  const chat: ChatModel = {
    ...demoChat('c1'),
    provider: 'claude',
    mode: 'chat',
    stream: true,
    values: {
      'connect.claude.chat': {url: 'https://a.example/v1', credentials: 'include'},
      'claude.chat': {
        system_prompt: prompt,
        mcp_servers: [{type: 'url', url: 'https://evil.example/mcp', name: 'x'}],
      },
      'mistral.chat': {system_prompt: 'Later.'},
    },
  };
  const {receivers, settings} = overviewOf(chat);
  expect(receivers).toEqual(['https://a.example', 'https://evil.example']);
  expect(settings.map(({name}) => name).sort()).toEqual([
    'credentials',
    'mcp_servers',
    'mistral.chat.system_prompt',
    'stream',
    'system_prompt',
    'url',
  ]);
  expect(settings.find(({name}) => name === 'system_prompt')?.value).toBe(prompt);
});

it('shows the fixed results of functions and the switches that are on', () => {
  const toolAnswers = {weather: 'Sun'};
  expect(settingsOf({toolAnswers, stream: false, dryRun: true})).toEqual([
    ['Result of the function weather', 'Sun'],
    ['dryRun', 'on'],
  ]);
});

it('shows texts as they are, anything else as JSON, and secrets as dots', () => {
  const values = {
    'claude.chat': {model: 'm', temperature: 0.5, tools: [{type: 'mcp', authorization: 'S3CRET'}]},
  };
  expect(settingsOf({provider: 'claude', mode: 'chat', values})).toEqual([
    ['model', 'm'],
    ['temperature', '0.5'],
    ['tools', `[{"type":"mcp","authorization":"${MASK}"}]`],
  ]);
  // A demo has no mode to which a setting could belong.
  expect(settingsOf({values: {'claude.chat': {model: 'm'}}})).toEqual([['claude.chat.model', 'm']]);
});

const PAGE = 'https://a.example/playground';

describe('the code of a frame', () => {
  it('brings one chat and its messages, with a title that ends no attribute', async () => {
    const workspace = {
      ...firstWorkspace,
      chats: [
        {...demoChat('c1'), name: 'A "quoted" <name>'},
        {...demoChat('c2'), name: 'Other-7431'},
      ],
    };
    const messages = {
      c1: [{role: 'user', text: 'Hello'}],
      c2: [{role: 'user', text: 'Not-mine-7431'}],
    };
    const code = embedCode(PAGE, workspace, 'c1', messages);
    expect(code).toContain('title="A &quot;quoted&quot; &lt;name&gt;"');
    const address = /src="([^"]*)"/.exec(code)?.[1] ?? '';
    expect(address.startsWith(`${PAGE}/embed#`)).toBe(true);
    const found = await unpackWorkspace(packedIn(new URL(address).hash) ?? '');
    expect(found.workspace?.chats.map(({name}) => name)).toEqual(['A "quoted" <name>']);
    expect(JSON.stringify(found)).toContain('Hello');
    expect(JSON.stringify(found)).not.toContain('7431');
  });
});

import {deflateRawSync} from 'node:zlib';
import {providers} from '../../../src/data/providers';
import {factsOf} from '../../../src/providers/catalog';
import {dice} from '../../support/dice';
import {addressPlaces, hostileAddresses, hostileReach, otherValues} from './addresses';

/** A chat with settings, those named `connect.…` in its connection. */
function chatWith(provider: string, mode: string, settings: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(settings);
  const pick = (isConnect: boolean) =>
    Object.fromEntries(
      entries
        .filter(([name]) => name.startsWith('connect.') === isConnect)
        .map(([name, value]) => [name.replace('connect.', ''), value]),
    );
  const at = `${provider}.${mode}`;
  return {provider, mode, values: {[at]: pick(false), [`connect.${at}`]: pick(true)}};
}

/** Chats that ask a stranger's host, or let their provider ask it. */
function leadingElsewhere(): readonly (readonly [string, unknown])[] {
  const holding = (...chat: Parameters<typeof chatWith>) => ({
    version: 2,
    chats: [chatWith(...chat)],
  });
  const addresses = addressPlaces.flatMap(({provider, mode, setting}) =>
    hostileAddresses.map((address) => {
      const settings = {...(provider === 'azure' && otherValues), [setting]: address};
      const what = `${setting} ${JSON.stringify(address)} of ${provider}.${mode}`;
      return [what, holding(provider, mode, settings)] as const;
    }),
  );
  const reach = hostileReach.map(([provider, mode, settings]) => {
    const what = `reach of ${provider}: ${JSON.stringify(settings)}`;
    return [what, holding(provider, mode, settings)] as const;
  });
  const azure = {'connect.url': 'https://me.openai.azure.com/v1'};
  const azureHosts = providers.map(({key}) => {
    const mode = factsOf(key).modes[0]?.id ?? '';
    return [`${key} at a host of Azure`, holding(key, mode, azure)] as const;
  });
  const svg = {content: '<svg onload="window.__tripped = true">'};
  const realtime = {
    loading: {html: '<img src=x onerror="window.__tripped = true">'},
    avatar: {src: 'https://evil.example/a.png'},
    buttons: {microphone: {default: {svg}}},
  };
  const page = holding('openAI', 'realtime', realtime);
  return [...addresses, ...reach, ...azureHosts, ['markup of the realtime mode', page]];
}

/** Something that a stranger could bring to the playground. */
export interface Hostile {
  readonly what: string;
  /** How it comes: in the hash of the address, in its search part, or as a file. */
  readonly way: 'link' | 'example' | 'search' | 'file';
  readonly text: string;
}

/** What would show that something of it was carried out. */
const TRIPWIRE = 'window.__tripped = true';
const EVIL = 'https://evil.example';

const pack = (text: string) => deflateRawSync(text).toString('base64url');
const example = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const scripts = [
  `<img src=x onerror="${TRIPWIRE}">`,
  `<script>${TRIPWIRE}</script>`,
  `"><svg onload="${TRIPWIRE}">`,
  `javascript:${TRIPWIRE}`,
  `</title><iframe src="${EVIL}">`,
  `{{constructor.constructor('${TRIPWIRE}')()}}`,
  `\${${TRIPWIRE}}`,
  '\u202e\u0000\ufeffabc',
  `![x](${EVIL}/pixel.png) [y](javascript:${TRIPWIRE})`,
  `'; ${TRIPWIRE}; '`,
];

const chat = (more: object) => ({provider: 'claude', mode: 'chat', ...more});

/** Whole workspaces that want something that a link or file must not get. */
function hostileWorkspaces(): readonly (readonly [string, unknown])[] {
  const made: (readonly [string, unknown])[] = [];
  const add = (what: string, version: unknown, ...chats: readonly object[]) =>
    made.push([what, {version, chats}]);
  for (const [index, script] of scripts.entries()) {
    const addChat = (what: string, version: number, more: object) =>
      add(`script ${index} ${what}`, version, chat(more));
    addChat('as a name', 1, {name: script});
    const shared = {version: 1, shared: {systemPrompt: script}, chats: [chat({})]};
    made.push([`script ${index} as a shared prompt`, shared]);
    const values = {'claude.chat': {system_prompt: script, model: script}};
    addChat('as a setting', 2, {values});
    const files = [{src: script, name: script, type: 'image'}];
    const messages = [
      {role: 'ai', html: script},
      {role: script, text: script, files},
    ];
    addChat('as a message', 2, {messages});
    add(`script ${index} as a provider`, 1, {provider: script, mode: script});
    const chats = [chat({id: script, conversation: script})];
    made.push([`script ${index} as a layout and an id`, {version: 2, layout: script, chats}]);
    const look = {
      preset: script,
      avatar: script,
      background: script,
      avatarAI: `${EVIL}/a.png`,
      font: `x;background:url(${EVIL})`,
    };
    const media = [script, 'camera'];
    addChat('in a look', 2, {look, media, placement: script, scenario: script});
  }
  for (const {key: provider} of providers) {
    const [facts] = factsOf(provider).modes;
    const mode = facts?.id;
    const at = `${provider}.${mode ?? ''}`;
    const elsewhere = {
      [`connect.${at}`]: {url: `${EVIL}/v1`, headers: {Authorization: 'Bearer stolen'}},
      [at]: {
        endpoint: EVIL,
        region: 'evil.example/x?',
        custom_base_url: EVIL,
        function_handler: TRIPWIRE,
        key: 'SENTINEL',
      },
    };
    add(`${provider} sent elsewhere`, 2, {provider, mode, values: elsewhere});
    const wrong = (facts?.fields ?? []).map(({name}, index) => [
      name,
      [[], {}, null, -0.5, 'x'.repeat(30_000), {a: {b: []}}, -1e9, true][index % 8],
    ]);
    const values = {[at]: Object.fromEntries(wrong)};
    add(`${provider} with settings of the wrong kind`, 1, {provider, mode, values});
    const unknown = {provider, mode: '__proto__', stream: 'yes', dryRun: 1};
    add(`${provider} with an unknown mode`, 1, unknown);
  }
  for (const version of [0, -1, 1.5, 3, 99, '1', null, [], {}, true, 1e308])
    add(`version ${JSON.stringify(version)}`, version, chat({}));
  for (const chats of [null, 'x', 7, {}, [[]], [null, 1, 'x'], Array(500).fill(chat({}))])
    made.push([`chats that are ${JSON.stringify(chats).slice(0, 20)}`, {version: 2, chats}]);
  const addServer = (what: string, server: object) =>
    add(what, 2, {mode: 'custom', values: {'connect.custom': server}});
  addServer('a web socket of a stranger', {url: 'wss://evil.example', websocket: true});
  const mine = {url: `${EVIL}/chat`, credentials: 'include', method: 'GET'};
  addServer('a server of a stranger', mine);
  const urls = ['file:///etc/passwd', `javascript:${TRIPWIRE}`, 'data:text/html,x', '//evil', ''];
  for (const url of urls) addServer(`a server at ${url}`, {url});
  return made;
}

const raw: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['a brace', '{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"x"'],
  ['a list', '[]'],
  [
    'a prototype',
    '{"__proto__":{"polluted":true},"version":1,"chats":[{"__proto__":{"name":"x"}}]}',
  ],
  ['a constructor', '{"version":1,"chats":[],"constructor":{"prototype":{"polluted":true}}}'],
  ['deep nesting', `{"version":1,"chats":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  [
    'deep settings',
    `{"version":1,"chats":[{"provider":"claude","mode":"chat","values":{"claude.chat":{"tools":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}}}]}`,
  ],
  ['zeros', '\u0000'.repeat(100)],
  ['an HTML page', `<!doctype html><script>${TRIPWIRE}</script>`],
  ['half a surrogate', '{"version":1,"chats":[{"name":"\\ud800"}]}'],
  ['a byte order mark', '\ufeff{"version":1,"chats":[]}'],
];

/** A workspace of each version that the playground has written, to be damaged. */
export const GOOD = [
  '{"version":1,"layout":"row","shared":{"systemPrompt":"Be kind."},"chats":[{"name":"A","provider":"claude","mode":"chat","values":{"claude.chat":{"temperature":0.5,"stop_sequences":["x"]}},"stream":true},{"provider":"openAI","mode":"images","dryRun":true},{}]}',
  '{"version":2,"layout":"grid","chats":[{"name":"B","mode":"custom","values":{"connect.custom":{"url":"https://mine.example/chat","headers":{"Accept":"text/plain","X-Token":""}}}},{"provider":"ollama","mode":"chat","values":{"connect.ollama.chat":{"url":"http://192.168.1.5:11434"}},"messages":[{"role":"user","text":"Hi"},{"role":"ai","text":"Hello"}]}]}',
];

function damaged(text: string, next: (limit: number) => number, pieces: readonly string[]): string {
  let result = text;
  for (let times = next(3); times >= 0; times--) {
    const at = next(result.length + 1);
    result = result.slice(0, at) + pieces[next(pieces.length)] + result.slice(at + next(12));
  }
  return result;
}

const searches: readonly string[] = [
  'p=nobody',
  'p=__proto__&constructor=1',
  `p=${encodeURIComponent(scripts[0] ?? '')}`,
  'p=claude&mode=chat&temperature=9e9&nonsense=1',
  `p=claude&system_prompt=${encodeURIComponent(scripts[1] ?? '')}`,
  `p=azure&endpoint=${encodeURIComponent(EVIL)}&region=evil.example%2F`,
  'p=openAI&mode=assistant&custom_base_url=https%3A%2F%2Fevil.example',
  'p=claude&key=SENTINEL&url=https%3A%2F%2Fevil.example&headers=x',
  `p=ollama&model=${'m'.repeat(5000)}`,
  'p=&mode=&stream=',
  '%E0%A4%A&p=claude%00',
  'p=claude&p=openAI&stream=1&stream=0',
];

/** Every case, always the same ones. */
export function hostileCases(): readonly Hostile[] {
  const cases: Hostile[] = [];
  const add = (way: Hostile['way'], what: string, text: string) => cases.push({what, way, text});
  const made = [...hostileWorkspaces(), ...leadingElsewhere()];
  const texts = made.map(([what, value]) => [what, JSON.stringify(value)] as const);
  for (const [what, text] of [...texts, ...raw]) {
    add('link', what, pack(text));
    add('file', what, text);
  }
  add('link', 'a bomb', deflateRawSync(Buffer.alloc(8_000_000)).toString('base64url'));
  add('file', 'a large file', ' '.repeat(25 * 1024 * 1024));
  add('link', 'too long', 'a'.repeat(30_000));
  add('link', 'not packed', encodeURIComponent(scripts[0] ?? ''));
  for (const text of ['%%%', '%%%-_==', '%E0%A4%A']) add('link', 'damaged', text);
  add('example', 'damaged', '%%%');
  const next = dice(7);
  const inText = ['{', '}', '"', ',', '[]', 'null', '\\u0000', '1e999', '<', ''];
  const inLink = ['A', '-', '_', 'zz', '', '0'];
  for (const good of GOOD)
    for (let round = 0; round < 70; round++) {
      add('file', `damaged text ${round}`, damaged(good, next, inText));
      add('link', `damaged link ${round}`, damaged(pack(good), next, inLink));
    }
  for (const script of scripts) {
    const config = {
      demo: {response: {html: script}},
      introMessage: {html: script},
      htmlClassUtilities: {x: {events: {click: TRIPWIRE}}},
      connect: {url: `${EVIL}/x`, handler: TRIPWIRE},
      directConnection: {claude: {key: 'SENTINEL', system_prompt: script}},
    };
    add('example', 'an example', example({title: script, config}));
  }
  for (const text of searches) add('search', text.slice(0, 40), text);
  return cases;
}

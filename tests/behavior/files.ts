import {SERVER, type Row, type Setup} from './row';

const PAGE = 'docs/files.mdx';
type Kind = 'image' | 'gif' | 'audio' | 'any';

/** A message with one file. The functions of a row run in the page, so each names its file itself. */
const MESSAGES: Readonly<Record<Kind, NonNullable<Row['message']>>> = {
  image: () => ({files: [new File(['a'], 'a.png', {type: 'image/png'})]}),
  gif: () => ({files: [new File(['a'], 'a.gif', {type: 'image/gif'})]}),
  audio: () => ({files: [new File(['a'], 'a.wav', {type: 'audio/wav'})]}),
  any: () => ({files: [new File(['a'], 'a.pdf', {type: 'application/pdf'})]}),
};

/** File types with their own address, the file that is sent, and the type whose address gets it; `main` is `connect`. */
const cases: readonly (readonly [sources: readonly string[], kind: Kind, target: string])[] = [
  [['images'], 'image', 'images'],
  [['gifs'], 'gif', 'gifs'],
  [['audio'], 'audio', 'audio'],
  [['mixedFiles'], 'any', 'mixedFiles'],
  [['camera'], 'image', 'camera'],
  [['camera', 'images'], 'image', 'images'],
  [['microphone'], 'audio', 'main'],
  [['microphone', 'audio'], 'audio', 'audio'],
  [['microphone', 'mixedFiles'], 'audio', 'mixedFiles'],
  [['images'], 'any', 'main'],
];

const SAYS: Readonly<Record<string, string>> = {
  'camera+images': 'Where to send photos, used only when `images` is off.',
  microphone:
    'Ignored in 2.4.2. Recordings use `audio.connect` or, if `audio` is off, `mixedFiles.connect`. Otherwise they use the main connection.',
};

const addressRows = cases.map(([sources, kind, target]): Row => {
  const id = sources.join('+');
  const own = (source: string) => ({[source]: {connect: {url: `https://files.test/${source}`}}});
  return {
    id: `files-${id}-${kind}`,
    setup: [{connect: {url: SERVER}}, ...sources.map(own)],
    message: MESSAGES[kind],
    sends: [`POST ${target === 'main' ? SERVER : `https://files.test/${target}`} …`],
    ...(SAYS[id] && {says: {[PAGE]: SAYS[id]}}),
  };
});

const fileHandler: Setup = () => ({
  images: {connect: {handler: (_, {onResponse}) => void onResponse({text: 'From the handler'})}},
});

/** Where an error comes from, and how many files of its message return to the input. */
const failingSources: readonly (readonly [source: string, setup: Setup, left: number])[] = [
  ['url', {connect: {url: SERVER}}, 1],
  ['handler', () => ({connect: {handler: (_, {onResponse}) => void onResponse({error: 'No'})}}), 0],
  ['interceptor', () => ({connect: {url: '/'}, requestInterceptor: () => ({error: 'No'})}), 0],
];

/** Where files go when their type has its own `connect`, and what becomes of them after an error. */
export const fileRows: readonly Row[] = [
  ...addressRows,
  {
    id: 'files-handler-and-demo',
    setup: [{demo: true}, fileHandler],
    message: MESSAGES.image,
    shows: ['', 'From the handler'],
    says: {[PAGE]: 'The chat uses this `connect` even when [`demo`](/docs/modes#demo) is on.'},
  },
  {
    id: 'files-handler-and-url',
    setup: [{connect: {url: SERVER, headers: {'x-main': '1'}}}, fileHandler],
    message: MESSAGES.image,
    shows: ['', 'From the handler'],
    sends: [],
    says: {
      [PAGE]:
        '`url`, `method`, `headers`, `credentials` and `handler` of this `connect` replace those of the main connection. It inherits none of them.',
    },
  },
  ...failingSources.map(([source, setup, left]): Row => ({
    id: `files-after-an-error-of-${source}`,
    setup: [{images: true}, setup],
    reply: {status: 500, body: {error: 'Failed'}},
    message: null,
    probe: async ({root, all, until, wait}) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['a'], 'a.png', {type: 'image/png'}));
      root
        .querySelector('#text-input')!
        .dispatchEvent(new ClipboardEvent('paste', {clipboardData, bubbles: true}));
      await until(() => all('.file-attachment').length === 1);
      root.querySelector('#submit-icon')!.parentElement!.click();
      await until(() => all('.error-message-text').length === 1);
      await wait(100);
      return all('.file-attachment').length;
    },
    result: left,
    says: {
      [PAGE]:
        'After an error, the attachments return to the input, except when a handler or `requestInterceptor` returns the error immediately.',
      'docs/messages/index.mdx':
        'the files that the user attached [return to the input](/docs/files#request), unless the error comes immediately.',
    },
  })),
];

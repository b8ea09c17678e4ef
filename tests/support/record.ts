import type {DeepChat} from 'deep-chat';
import {providers} from '../../src/data/providers';
import {factsOf} from '../../src/providers/catalog';
import {
  addressOf,
  directConnectionOf,
  KEY_PLACEHOLDER,
  leastValues,
  needsFile,
} from '../../src/providers/modeConnection';
import type {RecordedRequest} from '../../src/providers/requests';
import type {Mode, ProviderKey} from '../../src/providers/types';
import type {Json} from '../../src/lib/json';

/** Modes without a request to record, with the reason. */
const SILENT: Readonly<Record<string, string>> = {
  'openAI.realtime': 'It asks for the microphone first.',
  'azure.translation': 'Deep Chat stops with an error before it sends anything.',
};

/** The modes that send a request when a message is sent. */
export const recordable = providers.flatMap(({key}) =>
  factsOf(key)
    .modes.filter(({id}) => !SILENT[`${key}.${id}`])
    .map((mode) => ({name: `${key}.${mode.id}`, key, mode})),
);

/** A file of a kind, whose content can be found again in a body. */
export function sample(type: 'image' | 'audio' | 'pdf', name = 'sample'): File {
  const [mime, ending] = {
    image: ['image/png', 'png'],
    audio: ['audio/wav', 'wav'],
    pdf: ['application/pdf', 'pdf'],
  }[type] as [string, string];
  return new File([`content of a ${type}`], `${name}.${ending}`, {type: mime});
}

/** Files that a mode requests on its own. */
export function neededFiles(mode: Mode): File[] {
  if (!needsFile(mode)) return [];
  if (mode.id.includes('Mask')) return [sample('image', 'picture'), sample('image', 'mask')];
  return [mode.id.startsWith('image') ? sample('image', 'picture') : sample('audio', 'recording')];
}

function describeBody(body: unknown): Pick<RecordedRequest, 'kind' | 'body'> {
  if (body instanceof FormData) {
    const entries = [...body.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : `(the file ${value.name})`,
    ]);
    return {kind: 'form', body: Object.fromEntries(entries) as Json};
  }
  if (body instanceof Blob) return {kind: 'file', body: `(the file ${(body as File).name})`};
  if (typeof body !== 'string') throw new Error(`A body of an unknown kind: ${String(body)}`);
  try {
    return {kind: 'json', body: JSON.parse(body) as Json};
  } catch {
    const lines = body.split('\n').map((line) => line.trim());
    return {kind: 'text', body: lines.join('\n')};
  }
}

/** What a chat of the installed package is given, beside the connection. */
interface Given {
  /** Another value of `directConnection` than the least of the mode. */
  readonly connection?: object;
  readonly files?: readonly File[];
  /** The message, "Hello" unless it is another one. */
  readonly text?: string;
  readonly stream?: boolean;
  readonly properties?: object;
  /** How long to wait for the request, in ms. */
  readonly patience?: number;
}

/**
 * The first request of a fresh chat for a message. No request leaves the process: `fetch` is
 * replaced and never answers.
 *
 * @throws Error when the chat asks nothing within 4 s, or the given patience.
 */
export function recordRequest(
  provider: ProviderKey,
  mode: Mode,
  {
    connection,
    files = neededFiles(mode),
    text = 'Hello',
    stream,
    properties,
    patience = 4000,
  }: Given = {},
): Promise<RecordedRequest> {
  const values = leastValues(mode);
  const chat = document.createElement('deep-chat') as DeepChat;
  // Without a font in its style, the component loads one from the internet.
  chat.style.fontFamily = 'sans-serif';
  return new Promise<RecordedRequest>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${addressOf(mode, values)} was not asked within ${patience} ms.`)),
      patience,
    );
    globalThis.fetch = (url, init) => {
      // A dry run answers some modes with an address that holds the answer itself.
      if (String(url).startsWith('data:application/json,')) return new Promise(() => undefined);
      clearTimeout(timer);
      // The component takes a header out for the call and puts it back afterwards.
      const headers = {...(init?.headers as Record<string, string>)};
      resolve({url: String(url), headers, ...describeBody(init?.body)});
      return new Promise(() => undefined);
    };
    Object.assign(chat, {
      directConnection: connection ?? directConnectionOf(provider, mode, values, KEY_PLACEHOLDER),
      ...(stream && {connect: {stream: true}}),
      ...properties,
      // On a busy machine it is drawn twice, and takes messages after that.
      onComponentRender: () => {
        setTimeout(() => {
          const attached = files.length > 0 ? {files: [...files]} : {};
          chat.submitUserMessage({text, ...attached} as never);
        });
      },
    });
    document.body.append(chat);
  }).finally(() => chat.remove());
}

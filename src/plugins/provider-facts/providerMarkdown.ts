import {capabilities, modeCapabilities, type Capabilities} from '../../providers/capabilities';
import {factsOf} from '../../providers/catalog';
import {requestOf} from '../../providers/requests';
import {requestText} from '../../providers/requestText';
import type {ProviderKey} from '../../providers/types';
import {providers, type Provider} from '../../data/providers';
import {fenceText, tableText} from '../../mdx/fences';
import {noSuch} from '../../mdx/pageProblem';
import {
  ERROR_CAUSES,
  KEY_NOTES,
  providerErrors,
  recordedErrors,
  type KeyForm,
} from '../../providers/errors';

const ROWS: readonly (readonly [title: string, key: keyof Capabilities])[] = [
  ['Streaming', 'streaming'],
  ['Images in', 'images'],
  ['Audio in', 'audio'],
  ['Other files in', 'files'],
  ['Media out', 'media'],
  ['Tools', 'tools'],
  ['Key travels in', 'key'],
  ['Browser access', 'browser'],
  ['Closed by the provider', 'closed'],
];
/** Rows that say nothing when they say no. */
const SILENT: readonly (keyof Capabilities)[] = ['media', 'closed'];
/** Most modes that a table names one by one. */
const MAX_MODES = 7;
/** Modes with their own page. */
const MODE_PAGES: Readonly<Record<string, string>> = {
  'openAI.completions': '/docs/directConnection/OpenAI/OpenAICompletions',
  'openAI.realtime': '/docs/directConnection/OpenAI/OpenAIRealtime',
};

/**
 * A provider by its key.
 *
 * @throws Error with the nearest keys for one that the component does not have.
 */
export function providerOf(key: string | undefined): Provider {
  const known = providers.find((provider) => provider.key === key);
  if (known) return known;
  const keys = providers.map((provider) => provider.key);
  throw new Error(noSuch('The installed deep-chat has no provider', key, keys));
}

function modeNames(key: ProviderKey): string {
  const {modes} = factsOf(key);
  if (modes.length > MAX_MODES) return `${modes.length} tasks`;
  return modes
    .map(({id}) => {
      const page = MODE_PAGES[`${key}.${id}`];
      return page ? `[\`${id}\`](${page})` : `\`${id}\``;
    })
    .join(', ');
}

function modesRow(key: ProviderKey, mode: string | undefined): readonly string[] {
  if (mode) return ['Mode', `\`${mode}\` of \`${key}\``];
  const {placement} = factsOf(key);
  const names = modeNames(key);
  return ['Modes', placement === 'root' ? `chat; settings sit directly in \`${key}\`` : names];
}

/**
 * The capability rows of a provider, or of one mode with its own page, as a Markdown table.
 *
 * @throws Error for a provider or mode that is not known.
 */
export function capabilityTable(name: string | undefined, mode?: string): string {
  const {key} = providerOf(name);
  const can = mode ? modeCapabilities[`${key}.${mode}`] : capabilities[key];
  if (!can)
    throw new Error(
      `src/providers/capabilities.ts has no row for the mode "${mode}" of ${key}. Add it to modeCapabilities.`,
    );
  const rows = ROWS.flatMap(([title, row]) => {
    const text = can[row];
    return text === undefined || (text === 'no' && SILENT.includes(row)) ? [] : [[title, text]];
  });
  return tableText([['Capability', 'What it does'], modesRow(key, mode), ...rows]);
}

/** Whether a cell says that something works in the component itself. */
export const does = (text: string): boolean => !/^(?:no\b|none|requested|in the app)/.test(text);

/**
 * What works with a provider, in the words of its card.
 *
 * @throws Error for a provider that is not known.
 */
export function chipsOf(name: string | undefined): readonly string[] {
  const {key} = providerOf(name);
  const can = capabilities[key];
  const {modes, placement} = factsOf(key);
  const chips: readonly (readonly [text: string, holds: boolean])[] = [
    ['Chat', placement === 'root' || modes.some(({reply, text}) => reply && text)],
    ['Streaming', does(can.streaming)],
    ['Tools', does(can.tools)],
    ['Images', does(can.images)],
    ['Audio', does(can.audio)],
    ['Files', does(can.files)],
    ['Image generation', /image/i.test(can.media)],
    ['Speech', /textToSpeech|audio|voice/i.test(can.media)],
  ];
  return chips.flatMap(([text, holds]) => (holds ? [text] : []));
}

/** The line of a provider's card about what its vendor has closed or renamed. */
export function closedNote(name: string | undefined): string | undefined {
  const {closed} = capabilities[providerOf(name).key];
  return closed && `Closed or closing at the provider: ${closed}.`;
}

/** The words of a cell up to its first addition, for a table of many columns. */
function brief(text: string | undefined): string {
  return text?.split(/;|, (?:and|at|by|otherwise|until|with)\b/)[0] ?? '–';
}

/** All providers by some of what they can do, as a Markdown table in alphabetical order. */
function matrixOf(columns: readonly (keyof Capabilities)[], modes?: typeof modeNames): string {
  const shown = columns.flatMap((key) => ROWS.filter(([, row]) => row === key));
  const rows = [...providers]
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({key, name, page}) => [
      `[${name}](/docs/directConnection/${page})`,
      ...shown.map(([, row]) => brief(capabilities[key][row])),
      ...(modes ? [modes(key)] : []),
    ]);
  const titles = shown.map(([title]) => title);
  return tableText([['Provider', ...titles, ...(modes ? ['Modes'] : [])], ...rows]);
}

/** What readers compare providers by: as many columns as fit beside each other. */
export const capabilityMatrix = (): string => matrixOf(['streaming', 'images', 'audio', 'tools']);

/** What a reader looks up about providers after that. */
export const moreCapabilities = (): string =>
  matrixOf(['browser', 'files', 'media', 'key', 'closed'], modeNames);

/**
 * What the component sends in each mode of a provider, as Markdown: notes and a code fence, or the reason why there
 * is none.
 *
 * @throws Error for a provider that is not known.
 */
export function modeRequests(name: string | undefined) {
  const {key, name: shown} = providerOf(name);
  const {modes} = factsOf(key);
  return modes.map((mode) => {
    const request = requestOf(key, mode.id);
    const title = modes.length > 1 ? `${shown}, ${mode.name}: “Hello”` : `${shown}: “Hello”`;
    const parts = [
      mode.unavailable ?? mode.note,
      request ? fenceText(`http title="${title}"`, requestText(request)) : undefined,
    ];
    return {mode, markdown: parts.filter(Boolean).join('\n\n')};
  });
}

/** Leads to a chat with the provider in the playground. */
export function tryWords(name: string | undefined): string {
  const {name: shown, key} = providerOf(name);
  const live = factsOf(key).needsKey
    ? `With your key, the chat sends messages to ${shown}.`
    : `It can also send messages to the server on your computer.`;
  return `[Try ${shown} in the playground](/playground?p=${key}): a chat shows each request without sending it. ${live}`;
}

/** The sentence above the first request. */
export const REQUESTS_INTRO =
  'The component sends this request for the message “Hello” when you set only the required fields:';

function quoted(text: string): string {
  return text.startsWith('{') ? `\`${text}\`` : `"${text}"`;
}

/** A text, and the one that takes its place in a streamed reply. */
function shownText(text: string, streamed: string): string {
  return text === streamed ? quoted(text) : `${quoted(text)}; while streaming ${quoted(streamed)}`;
}

/** What happens without a key, as an item of a list. */
function keyItem({asks, checks, shows}: KeyForm, note = ''): string {
  const rejected = shows
    ? `A rejected key shows "${shows}"${shows === 'Failed to connect' ? ', although the key is the cause' : ''}.`
    : 'A wrong key can pass.';
  return `- **No \`key\`**: The chat shows a form that asks for "${asks}" and checks the entry with \`${checks}\`. ${rejected} ${note}`.trim();
}

/**
 * What the chat shows of a provider's errors, as a Markdown table. The texts are recorded with the installed
 * component.
 *
 * @throws Error for a provider without recorded errors.
 */
export function errorTable(name: string | undefined): string {
  const {key, name: shown} = providerOf(name);
  const errors = providerErrors[key];
  if (!errors)
    throw new Error(
      `src/providers/errors.ts has no error replies of ${shown}. Add one, or leave out <ProviderErrors>.`,
    );
  const recorded = recordedErrors[key];
  const rows = ERROR_CAUSES.flatMap(({id, what, fix}) => {
    const reply = errors[id];
    if (!reply) return [];
    const texts = recorded?.errors[id];
    if (!texts)
      throw new Error(
        `src/providers/recordedErrors.json has no texts for "${key}: ${id}". Record them: RECORD=1 npx playwright test tests/sweeps/behavior.spec.ts`,
      );
    const plain = shownText(texts.plain, texts.stream);
    const full = shownText(texts.shown, texts.shownStream);
    const same = full === plain ? 'The same' : full;
    return [[`${what} (${reply.status})`, plain, same, reply.fix ?? fix]];
  });
  const table = tableText([
    ['What is wrong', 'What the chat shows', 'With `displayServiceErrorMessages`', 'What to do'],
    ...rows,
  ]);
  return recorded?.keyForm ? `${table}\n\n${keyItem(recorded.keyForm, KEY_NOTES[key])}` : table;
}

import {nearestNames} from '../api-reference/names';
import {providerOf} from './markdown';

/** Sentences that most provider pages need, by topic. Each may name the provider. */
const NOTES: Readonly<Record<string, (name: string) => string>> = {
  key: () =>
    'Anyone who opens the page can read this key. Before you publish, [move it to your server](/docs/guides/api-keys).',
  conversation: () =>
    'Each request holds the whole conversation, including [`history`](/docs/messages#history). [`requestBodyLimits`](/docs/connect#requestBodyLimits) shortens it: `{maxMessages: 7}` sends the seven newest messages, and `{totalMessagesMaxCharLength: 8000}` drops and cuts the oldest ones. An odd number of messages begins with the user, as some models require. [`browserStorage`](/docs/messages#browserStorage) keeps the conversation after a reload.',
  handler: () =>
    '`function_handler` runs in the browser when the model calls a function. It receives an array with one `{name, arguments}` per call, where `arguments` is a JSON string. It returns one `{response: string}` per call in the same order, or a promise of that array. The component then repeats the request with the results and shows the final reply. Without a handler, or when it throws, the chat shows "Error, please try again." and the console names the reason. [FunctionsDetails](/docs/directConnection#FunctionsDetails) lists the accepted return values.',
  request: (name) =>
    `Here [\`connect.handler\`](/docs/directConnection#dry-run) receives the exact body that would go to ${name}, and nothing leaves the page. The example shortens long strings, such as image data.`,
  production: (name) =>
    `Keep the key on your server in public apps. Either your own endpoint calls ${name} and replies in Deep Chat's format (use only [\`connect\`](/docs/connect)), or a proxy adds the key to the requests of this page. [API keys](/docs/directConnection#key-risks) compares the two, and [Keep API keys safe](/docs/guides/api-keys#limits) lists the limits that a proxy needs.`,
  errors: (name) =>
    `A failed connection, a CORS refusal or a rejected request usually shows "Error, please try again."; the browser's console names the reason. The component sends values without validating them. To show error texts from ${name}, set [\`errorMessages\`](/docs/messages#errorMessages) to \`{displayServiceErrorMessages: true}\`. This works for the [formats that the component can read](/docs/directConnection#service-errors).`,
};

/**
 * Sentences that provider pages share, as Markdown.
 *
 * @param about - Topic of the sentences.
 * @param provider - Key of the provider that they name.
 * @throws Error with the nearest names for a topic or provider that does not exist.
 */
export function providerNote(about: string | undefined, provider: string | undefined): string {
  const note = about === undefined ? undefined : NOTES[about];
  if (note) return note(providerOf(provider).name);
  const near = nearestNames(about ?? '', Object.keys(NOTES));
  throw new Error(
    `src/plugins/provider-facts/notes.ts has no note about "${about ?? ''}". Nearest: ${near.join(', ') || 'none'}.`,
  );
}

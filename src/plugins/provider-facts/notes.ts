import {nearestNames} from '../api-reference/names';
import {providerOf} from './markdown';

/** Sentences that most provider pages need, by topic. Each may name the provider. */
const NOTES: Readonly<Record<string, (name: string) => string>> = {
  key: () =>
    'Anyone who opens the page can read this key. Before you publish, [move it to your server](/docs/guides/api-keys).',
  conversation: () =>
    'Each request holds the whole conversation, including [`history`](/docs/messages#history). Shorten it with [`requestBodyLimits`](/docs/connect#requestBodyLimits), for example `{maxMessages: 7}`: an odd number begins with the user, as some models require. [`browserStorage`](/docs/messages#browserStorage) keeps the conversation after a reload.',
  handler: () =>
    '`function_handler` runs in the browser when the model calls a function. It receives one `{name, arguments}` per call, where `arguments` is a JSON string, and returns one `{response: string}` per call in the same order, or a promise of that array. The component then sends the results and shows the final reply. [FunctionsDetails](/docs/directConnection#FunctionsDetails) lists what happens with other values or without a handler.',
  request: (name) =>
    `Here [\`connect.handler\`](/docs/directConnection#dry-run) receives the exact body that would go to ${name}, and nothing leaves the page. The example shortens long strings, such as image data.`,
  production: (name) =>
    `In public apps, keep the key on your server. Call ${name} from your own endpoint and use only [\`connect\`](/docs/connect), or add the key in a proxy. [API keys](/docs/directConnection#key-risks) compares the two, and [Keep API keys safe](/docs/guides/api-keys#limits) lists the limits that a proxy needs.`,
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

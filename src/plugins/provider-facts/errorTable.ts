import {
  ERROR_CAUSES,
  KEY_NOTES,
  providerErrors,
  recordedErrors,
  type KeyForm,
} from '../../providers/errors';
import {tableText} from '../../mdx/fences';
import {providerOf} from './providerMarkdown';

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

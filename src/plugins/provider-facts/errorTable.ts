import {providerErrors, recordedErrors, type ErrorCause} from '../../providers/errors';
import {providerOf} from './providerMarkdown';

/** What went wrong, and what a developer does about it. */
const CAUSES: Readonly<Record<ErrorCause, readonly [title: string, fix: string]>> = {
  'wrong key': ['A wrong `key`', 'Check the key and its project'],
  'unknown model': ['A closed or misspelled `model`', 'Name a model that the provider lists'],
  'no credit': ['No credit or quota left', 'Add credit, or wait for the next period'],
  overload: ['The provider is overloaded', 'Let the user send the message again later'],
};

function quoted(text: string): string {
  return text.startsWith('{') ? `\`${text}\`` : `"${text}"`;
}

/** A text, and the one that takes its place in a streamed reply. */
function shownText(text: string, streamed: string): string {
  return text === streamed ? quoted(text) : `${quoted(text)}; while streaming ${quoted(streamed)}`;
}

/**
 * What the chat shows of a provider's errors, as a Markdown table. The texts are recorded with the installed
 * component.
 *
 * @throws Error for a provider without recorded errors.
 */
export function errorTable(name: string | undefined): string {
  const {key, name: shown} = providerOf(name);
  const rows = (providerErrors[key] ?? []).map(({cause, status}) => {
    const texts = recordedErrors[`${key}: ${cause}`];
    if (!texts)
      throw new Error(
        `src/providers/recordedErrors.json has no texts for "${key}: ${cause}". Record them: RECORD=1 npx playwright test tests/sweeps/behavior.spec.ts`,
      );
    const [title, fix] = CAUSES[cause];
    const plain = shownText(texts.plain, texts.stream);
    const full = shownText(texts.shown, texts.shownStream);
    const cells = [`${title} (${status})`, plain, full === plain ? 'The same' : full, fix];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  if (rows.length === 0)
    throw new Error(
      `src/providers/errors.ts has no error replies of ${shown}. Add one, or leave out <ProviderErrors>.`,
    );
  return [
    '| What is wrong | What the chat shows | With `displayServiceErrorMessages` | What to do |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SITE} from './repository';

const PACKAGE = path.join(SITE, 'node_modules/deep-chat');

/**
 * A copy of the installed package's declarations in a separate folder, as another version might have
 * them: a method, a field with values and a required field more, and a property, a field and a provider
 * less.
 *
 * @param more - Further replacements: file, old text, new text.
 * @throws Error when the installed declarations no longer hold what is changed.
 */
export function changedCopy(
  more: readonly (readonly [file: string, from: string, to: string])[] = [],
): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'deep-chat-'));
  cpSync(path.join(PACKAGE, 'dist'), path.join(copy, 'dist'), {
    recursive: true,
    filter: (source) => !/\.(?:js|map)$/.test(source),
  });
  const edit = (file: string, from: string, to: string) => {
    const place = path.join(copy, 'dist', file);
    const text = readFileSync(place, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer holds "${from}".`);
    writeFileSync(place, text.replace(from, to));
  };
  edit('types/connect.d.ts', 'method?: string;', "method: string;\n    retry?: 'once' | 'never';");
  edit('types/chatLimits.d.ts', 'maxMessages?: number;', '');
  edit('deepChat.d.ts', 'upwardsMode?: boolean;', 'stopStream: () => void;');
  edit('types/directConnection.d.ts', '    ollama?: Ollama;', '');
  for (const change of more) edit(...change);
  return copy;
}

/** What the copy has and the installed package has not, by kind. */
export const APPEARED: readonly string[] = [
  'methods: stopStream',
  'fields: Connect.retry',
  "enum values: Connect.retry = 'once'",
  "enum values: Connect.retry = 'never'",
];

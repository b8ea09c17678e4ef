import {readFileSync} from 'node:fs';

/**
 * A set of queries or questions of `tests/data`. After the note and an empty line, each row has the text, a bar and the
 * addresses that answer it; an indented line continues a row. What has no address, the docs don't answer.
 *
 * @param {string} name such as `search/tuned`.
 * @returns {{q: string, expect: string[]}[]}
 */
export function querySet(name) {
  const text = readFileSync(new URL(`../../data/${name}.txt`, import.meta.url), 'utf8');
  const rows = text.slice(text.indexOf('\n\n')).replaceAll('\n  ', ' ').trim().split('\n');
  return rows.map((row) => {
    const [q = '', addresses = ''] = row.split('|');
    return {q: q.trim(), expect: addresses.split(' ').filter(Boolean)};
  });
}

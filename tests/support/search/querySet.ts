import {read} from '../repository';

/**
 * A set of queries or questions of `tests/data`. After the note and an empty line, each row has the text, a bar and the
 * addresses that answer it; an indented line continues a row. What has no address, the docs don't answer.
 *
 * @param name such as `search/tuned`.
 */
export function querySet(name: string): {readonly q: string; readonly expect: string[]}[] {
  const text = read(`tests/data/${name}.txt`);
  const rows = text.slice(text.indexOf('\n\n')).replaceAll('\n  ', ' ').trim().split('\n');
  return rows.map((row) => {
    const [q = '', addresses = ''] = row.split('|');
    return {q: q.trim(), expect: addresses.split(' ').filter(Boolean)};
  });
}

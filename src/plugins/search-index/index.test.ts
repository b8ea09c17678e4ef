import {describe, expect, it} from 'vitest';
import {INDEX} from '../../../tests/support/search/fixture';
import {joinIndex, type IndexPart} from '../../search/indexParts';
import type {SearchIndex} from '../../search/types';
import {indexFiles} from '.';

const read = <File>(files: Map<string, string>, name: string): File =>
  JSON.parse(files.get(name) ?? 'null');

describe('indexFiles', () => {
  it('writes a small index as one file', () => {
    const files = indexFiles(INDEX);
    expect([...files.keys()]).toEqual(['index.json', 'parts.js']);
    expect(read(files, 'index.json')).toEqual(INDEX);
    expect(files.get('parts.js')).toContain("from './index.json'");
    expect(files.get('parts.js')).toContain('rest = []');
  });

  it('cuts an index over the limit into names and parts that make it whole again', () => {
    const files = indexFiles(INDEX, 200);
    const parts = [...files.keys()].filter((name) => /^part-\d+\.json$/.test(name));
    expect(parts.length).toBeGreaterThan(2);
    const code = files.get('parts.js');
    expect(code).toContain("from './names.json'");
    for (const name of parts) expect(code).toContain(`'./${name}')`);
    const names = read<SearchIndex>(files, 'names.json');
    expect(JSON.stringify(names).length).toBeLessThan(JSON.stringify(INDEX).length);
    expect(
      joinIndex(
        names,
        parts.map((name) => read<IndexPart>(files, name)),
      ),
    ).toEqual(INDEX);
    expect(read(files, 'index.json')).toEqual(INDEX);
  });
});

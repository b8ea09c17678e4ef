import {expect, it} from 'vitest';
import path from 'node:path';
import {writeFileSync} from 'node:fs';
import {loadReference} from '../../src/plugins/api-reference/reference';
import {readPages} from '../../src/plugins/api-reference/pages';
import {parseMdx} from '../../src/plugins/api-reference/parse';
import {readDocumented} from '../../src/plugins/api-reference/documented';
import {inventoryOf, KINDS} from '../../src/plugins/api-reference/inventory';

it('x', async () => {
  const siteDir = path.resolve(__dirname, '../..');
  const {model, homes} = await loadReference(siteDir);
  const pages = readPages(siteDir).map((page) => ({...page, tree: parseMdx(page.source)}));
  const d = readDocumented(pages, model, homes);
  const inv = inventoryOf(model);
  let out = '';
  for (const kind of KINDS) {
    const missing = inv[kind].filter((k) => !d.keys.has(k));
    console.log(kind, inv[kind].length - missing.length, inv[kind].length);
    out += `## ${kind}\n${missing.join('\n')}\n`;
  }
  out += `## mistakes\n` + d.mistakes.map(m => `${m.file}:${m.line} ${m.name} (${m.as})`).join('\n');
  writeFileSync('/tmp/ref-cov.txt', out);
  writeFileSync('/tmp/ref-claims.json', JSON.stringify(d.claims, null, 0));
  expect(1).toBe(1);
}, 120000);

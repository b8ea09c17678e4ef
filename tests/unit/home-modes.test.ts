import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {providers} from '../../src/data/providers';
import {factsOf} from '../../src/providers/catalog';
import {SITE} from './docsModel';

it('the home page names the modes of the catalog', async () => {
  const names = providers.map(({key}) => [key, factsOf(key).modes.map(({name}) => name)]);
  const file = path.join(SITE, 'src/home/providerModes.json');
  // After a change of the catalog: npx vitest run tests/unit/home-modes.test.ts -u
  const style = await resolveConfig(file);
  const text = await format(JSON.stringify(Object.fromEntries(names)), {...style, parser: 'json'});
  await expect(text).toMatchFileSnapshot(file);
});

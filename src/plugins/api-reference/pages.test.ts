import path from 'node:path';
import {expect, it} from 'vitest';
import {loadReference} from './reference';

const SITE = path.resolve(__dirname, '../../..');

it('a type that is a whole property is documented where the property is', async () => {
  const {homes, model} = await loadReference(SITE);
  // A provider's page shows it too, under a heading that is the same word.
  expect(homes.get('Connect')).toMatch(/^\/docs\/connect#/);
  expect(model.types.filter(({name}) => !homes.has(name))).toEqual([]);
});

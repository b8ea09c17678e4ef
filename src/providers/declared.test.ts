import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {loadModel} from '../plugins/api-reference/loadModel';
import {declareSettings} from '../plugins/provider-settings/declare';

const ROOT = path.resolve(__dirname, '../..');

it('the settings in the repository are those of the installed declarations', async () => {
  const file = path.join(__dirname, 'declaredSettings.json');
  const settings = declareSettings(await loadModel(ROOT, ''));
  // After a new release: npx vitest run src/providers/declared.test.ts -u
  const style = await resolveConfig(file);
  const text = await format(JSON.stringify(settings), {...style, parser: 'json'});
  await expect(text).toMatchFileSnapshot(file);
});

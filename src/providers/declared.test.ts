import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {declareSettings} from '../plugins/provider-settings/declare';

const PACKAGES = path.resolve(__dirname, '../../node_modules');

it(
  'the settings in the repository are those of the installed declarations',
  {timeout: 60_000},
  async () => {
    const file = path.join(__dirname, 'declaredSettings.json');
    const settings = declareSettings(path.join(PACKAGES, 'deep-chat'), PACKAGES);
    // After a new release: npx vitest run src/providers/declared.test.ts -u
    const style = await resolveConfig(file);
    const text = await format(JSON.stringify(settings), {...style, parser: 'json'});
    await expect(text).toMatchFileSnapshot(file);
  },
);

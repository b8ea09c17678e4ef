import {expect, test} from '@playwright/test';
import {asked, openNoted} from '../support/devices';
import {watch} from '../support/page';

test('capture files without a device: nothing is asked, and the page says what is missing', async ({
  page,
  baseURL,
}) => {
  const {problems} = watch(page, baseURL!);
  await openNoted(page, '/features/captureFiles');
  const state = page.getByRole('region', {name: 'On this device'});
  await expect(state).toContainText('Camera: none found');
  await expect(state).toContainText('Microphone: none found');
  expect(await asked(page)).toEqual([]);
  expect(problems).toEqual([]);
});

import {expect, test, type Page} from '@playwright/test';
import {axeFindings} from '../support/axe';
import {asked, openNoted} from '../support/devices';
import {open, overflow, setColorMode, watch} from '../support/page';

async function openLive(page: Page, route: string) {
  await open(page, route);
  await expect(page.locator('[data-chat-state]').first()).toHaveAttribute(
    'data-chat-state',
    'live',
  );
}

test('connect: the network panel shows the request and each event as it streams', async ({
  page,
}) => {
  await openLive(page, '/features/connect');
  const panel = page.getByRole('region', {name: 'Network panel'});
  await expect(panel).toContainText('Example: 14 events');
  const input = page.locator('#text-input');
  await input.fill('Is it raining?');
  await input.press('Enter');
  await expect(panel.getByRole('group', {name: 'Request body'})).toContainText('Is it raining?');
  await expect(panel.getByText('Receiving events')).toBeVisible();
  const events = panel.getByRole('listitem');
  await expect.poll(() => events.count()).toBeGreaterThan(2);
  await expect(panel.getByText(/^\d+ events in/)).toBeVisible();
  await expect(events.first()).toContainText('data: {"text":"You "}');
  await expect(page.locator('.message-bubble').last()).toContainText('ask a model now.');
});

test('capture files: a sample photo goes through the chat on the phone', async ({page}) => {
  await openNoted(page, '/features/captureFiles');
  const chat = page.getByRole('region', {name: 'Chat that takes files'});
  await expect(chat.locator('img').first()).toBeVisible();
  await page.getByRole('button', {name: 'Send a sample photo'}).click();
  await expect(page.getByRole('group', {name: 'What the handler received'})).toContainText(
    /files: sample-photo\.svg, image\/svg\+xml, \d+ bytes/,
  );
  expect(await asked(page)).toEqual([]);
});

test('media: a button adds a message of its kind and shows the JSON of the reply', async ({
  page,
}) => {
  await openLive(page, '/features/media');
  const kinds = page.getByRole('group', {name: 'Add a message'});
  const bubbles = page.locator('deep-chat .message-bubble');
  for (const [name, json] of [
    ['Text', '**Bold**'],
    ['Sound', 'chime.wav'],
    ['Table', '<table>'],
  ] as const) {
    const before = await bubbles.count();
    await kinds.getByRole('button', {name}).click();
    await expect(bubbles).toHaveCount(before + 1);
    await expect(page.getByRole('group', {name: 'JSON of the reply'})).toContainText(json);
  }
});

test('speech: the simulated sample grows its transcript and is sent, without a microphone', async ({
  page,
}) => {
  await openNoted(page, '/features/speech');
  await expect(page.getByText('A simulated sample. No microphone is used.')).toBeVisible();
  await page.getByRole('button', {name: 'Play the sample'}).click();
  await expect(page.locator('[data-growing]')).toBeVisible();
  await expect(
    page.locator('.message-bubble', {hasText: 'What time do you close on Friday?'}),
  ).toBeVisible();
  expect(await asked(page)).toEqual([]);
  await page.getByRole('button', {name: 'Draw my voice'}).click();
  await expect(page.getByText(/^No microphone:/)).toBeVisible();
  expect(await asked(page)).toEqual(['audio']);
});

test('customize: a slider writes the code and the chat follows, by keyboard', async ({page}) => {
  await openLive(page, '/features/customize');
  const bubble = page.locator('deep-chat .user-message-text').first();
  const code = page.getByRole('group', {name: 'Code of the styles'});
  const corners = page.getByLabel('Corners');
  await corners.focus();
  await page.keyboard.press('Home');
  await expect(bubble).toHaveCSS('border-radius', '0px');
  await expect(code.locator('[data-changed]')).toHaveText(/borderRadius: '0px'/);
  await page.keyboard.press('ArrowRight');
  await expect(bubble).toHaveCSS('border-radius', '1px');
  await page.getByLabel('Your bubble').fill('#ffee00');
  await expect(bubble).toHaveCSS('background-color', 'rgb(255, 238, 0)');
  await expect(bubble).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(code).toContainText("'#ffee00', color: '#000000'");
});

test('the demonstrations and the gallery are accessible and fit a phone, in both color modes', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const {problems} = watch(page, baseURL!);
  await page.setViewportSize({width: 390, height: 844});
  for (const route of ['connect', 'captureFiles', 'media', 'speech', 'customize']) {
    await openLive(page, `/features/${route}`);
    for (const mode of ['light', 'dark'] as const) {
      await setColorMode(page, mode);
      expect(await axeFindings(page), `${route}, ${mode}`).toEqual([]);
    }
    expect(await overflow(page), route).toBeLessThanOrEqual(0);
  }
  await open(page, '/gallery');
  expect(await axeFindings(page), 'gallery').toEqual([]);
  expect(await overflow(page), 'gallery').toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test('the gallery shows every component in both color modes', async ({page}) => {
  await open(page, '/gallery');
  const light = page.getByRole('group', {name: 'Button, light', exact: true});
  const dark = page.getByRole('group', {name: 'Button, dark', exact: true});
  const background = (part: typeof light) =>
    part.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(light)).not.toBe(await background(dark));
  await expect(light.getByRole('button', {name: 'Disabled'})).toBeDisabled();
  await page.getByRole('button', {name: 'Open a wide dialog'}).first().click();
  const dialog = page.getByRole('dialog', {name: 'A wide dialog'});
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('diagrams follow the color mode, have texts and can be read on a phone', async ({page}) => {
  for (const [route, name] of [
    ['/docs/introduction', 'message'],
    ['/docs/guides/api-keys', 'proxy'],
    ['/docs/guides/backend', 'streaming'],
    ['/docs/files', 'files'],
  ] as const) {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, route);
    const diagram = page.locator(`[data-diagram="${name}"]`);
    const picture = diagram.getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAccessibleName(/\w+ \w+/);
    await expect(diagram.locator('figcaption')).toBeVisible();
    const scale = await picture.evaluate(
      (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
    );
    expect(scale * 12, `smallest text of ${name}`).toBeGreaterThanOrEqual(10.5);
    const fill = () =>
      picture
        .locator('rect')
        .last()
        .evaluate((rect) => getComputedStyle(rect).fill);
    const light = await fill();
    await setColorMode(page, 'dark');
    expect(await fill()).not.toBe(light);
    await setColorMode(page, 'light');
  }
});

import {runInNewContext} from 'node:vm';
import {expect} from '@playwright/test';
import {test} from '../support/playground';
import {postedToStackBlitz} from '../support/workspaces';

/** The code that the playground generates. */

const SENTINEL = 'sentinel-code-7431';

// @spec playground.11 playground.42
test('the code is copied and mounts with every setting', async ({page, context, chats}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chats.openWith([
    {
      name: 'Claude',
      provider: 'claude',
      mode: 'chat',
      values: {'claude.chat': {system_prompt: `It's "<b>"\n</script>`, temperature: 0.3}},
    },
  ]);
  const dialog = await chats.panelOf('Code', 'Claude');
  await dialog.getByLabel('Framework').selectOption('HTML');
  const code = dialog.locator('pre').first();
  await expect(code).toContainText('height: 440px');
  await dialog.getByRole('button', {name: /^Copy/}).first().click();
  await expect(dialog.locator('button[data-state=copied]')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  const script = /<script type="module">\n.*\n([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const chat: Record<string, unknown> = {};
  runInNewContext(script, {document: {querySelector: () => chat}});
  const config: unknown = JSON.parse(JSON.stringify(chat));
  expect(config).toMatchObject({
    directConnection: {
      claude: {key: 'YOUR_API_KEY', system_prompt: `It's "<b>"\n</script>`, temperature: 0.3},
    },
  });
});

// @spec playground.37
test('StackBlitz gets the code without secrets', async ({page, chats}) => {
  await chats.openWith([{name: 'Claude', provider: 'claude', mode: 'chat'}]);
  const settings = await chats.panelOf('Settings', 'Claude');
  await settings.getByLabel('API key for Claude').fill(SENTINEL);
  await settings.getByLabel('System prompt').fill('Answer "briefly".');
  await chats.closePanel();
  const dialog = await chats.panelOf('Code', 'Claude');
  await dialog.getByLabel('Framework').selectOption('React');
  await expect(dialog.locator('pre').first()).toContainText('YOUR_API_KEY');
  const {posted, files} = await postedToStackBlitz(
    page,
    dialog.getByRole('button', {name: 'Open in StackBlitz'}),
  );
  expect(posted).not.toContain(SENTINEL);
  const source = Object.values(files).join('\n');
  expect(source).toContain('YOUR_API_KEY');
  expect(source).toContain('briefly');
});

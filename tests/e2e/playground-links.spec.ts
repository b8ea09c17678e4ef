import {runInNewContext} from 'node:vm';
import {expect} from '@playwright/test';
import {clipboard, open} from '../support/page';
import {Playground, test} from '../support/playground';
import {postedToStackBlitz, unpackLink} from '../support/workspaces';

/** Chats travel in links, files and code. */

// @spec playground.9
test('a link brings the chats to someone, who is asked first', async ({browser, chats}) => {
  await chats.enter();
  await chats.rename('Claude', 'Shared <b>bot</b>');
  const link = await chats.link();
  const other = await (await browser.newContext()).newPage();
  const theirs = new Playground(other);
  await open(other, link);
  const dialog = other.getByRole('dialog', {name: 'Open shared chats?'});
  await expect(dialog.getByText('Shared <b>bot</b>')).toBeVisible();
  await expect(theirs.card('Claude')).toBeAttached();
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(dialog).toBeHidden();
  await expect(theirs.card('Shared <b>bot</b>')).toBeAttached();
  expect(new URL(other.url()).hash).toBe('');
  await theirs.use('Undo');
  await expect(theirs.card('Claude')).toBeAttached();
  await other.context().close();
});

// @spec playground.31 playground.32
test('files come and go with their messages, by choice', {tag: '@full'}, async ({page, chats}) => {
  await chats.openWith([{name: 'A'}, {name: 'B', provider: 'claude', mode: 'chat'}]);
  await chats.say('A', 'Remember me');
  await expect(chats.bubbles('A').last()).toContainText('demo reply');
  await chats.use('Share');
  await page.getByLabel(/^Include the messages/).check();
  await expect(page.getByText(/holds no keys and 2 messages/)).toBeVisible();
  const link = await page.getByLabel('Link', {exact: true}).inputValue();
  expect(unpackLink(link)).toContain('Remember me');
  await page.keyboard.press('Escape');
  await chats.use('Export');
  await page.getByLabel(/^Include the messages/).check();
  const file = await chats.savedBy('Save playground.json');
  await page.keyboard.press('Escape');

  const dialog = await chats.offer(file);
  await expect(dialog.getByText('2 messages')).toBeVisible();
  await expect(chats.all()).toHaveCount(2);
  await dialog.getByRole('button', {name: 'Add to mine'}).click();
  await expect(chats.all()).toHaveCount(4);
  await chats.offer(file);
  await dialog.getByRole('button', {name: 'Replace mine'}).click();
  await expect(chats.all()).toHaveCount(2);
  await expect(chats.bubbles('A').filter({hasText: 'Remember me'})).toHaveCount(1);
});

// @spec playground.11 playground.42
test('the code is copied and mounts with every setting', async ({page, chats}) => {
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
  const html = await clipboard(page);
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
  await settings.getByLabel('API key for Claude').fill('sentinel-code-7431');
  await settings.getByLabel('System prompt').fill('Answer "briefly".');
  await chats.closePanel();
  const dialog = await chats.panelOf('Code', 'Claude');
  await dialog.getByLabel('Framework').selectOption('React');
  await expect(dialog.locator('pre').first()).toContainText('YOUR_API_KEY');
  const {posted, files} = await postedToStackBlitz(
    page,
    dialog.getByRole('button', {name: 'Open in StackBlitz'}),
  );
  expect(posted).not.toContain('sentinel-code-7431');
  const source = Object.values(files).join('\n');
  expect(source).toContain('YOUR_API_KEY');
  expect(source).toContain('briefly');
});

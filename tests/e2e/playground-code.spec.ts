import {runInNewContext} from 'node:vm';
import {expect, test} from '@playwright/test';
import {closePanel, enter, inBothWindows, panelOf} from '../support/playground';
import {openWith} from '../support/wire/playgroundPage';

/** The code that the playground generates. */

const SENTINEL = 'sentinel-code-7431';

inBothWindows(() => {
  // @spec playground.11
  test('the code is copied as it is shown, in the framework that is chosen', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page);
    const dialog = await panelOf(page, 'Code', 'Claude');
    await dialog.getByLabel('Framework').selectOption('vue');
    await expect(dialog.locator('pre').first()).toContainText('<script setup');
    await dialog.getByRole('button', {name: /^Copy/}).first().click();
    await expect(dialog.locator('button[data-state=copied]')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('YOUR_API_KEY');
  });

  // @spec playground.11 playground.42
  test('the code mounts with every setting, quotes and marks included', async ({page}) => {
    await openWith(page, [
      {
        name: 'Claude',
        provider: 'claude',
        mode: 'chat',
        values: {'claude.chat': {system_prompt: `It's "<b>"\n</script>`, temperature: 0.3}},
      },
    ]);
    const dialog = await panelOf(page, 'Code', 'Claude');
    await dialog.getByLabel('Framework').selectOption('HTML');
    const code = dialog.locator('pre').first();
    await expect(code).toContainText('height: 440px');
    const html = await code.innerText();
    expect(html).toContain('YOUR_API_KEY');
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
  test('a project opens in StackBlitz with fixed versions and without secrets', async ({page}) => {
    await openWith(page, [{name: 'Claude', provider: 'claude', mode: 'chat'}]);
    const settings = await panelOf(page, 'Settings', 'Claude');
    await settings.getByLabel('API key for Claude').fill(SENTINEL);
    await settings.getByLabel('System prompt').fill('Answer "briefly".');
    await closePanel(page);
    const dialog = await panelOf(page, 'Code', 'Claude');
    await dialog.getByLabel('Framework').selectOption('React');
    await expect(dialog.locator('pre').first()).toContainText('YOUR_API_KEY');
    let posted = '';
    await page.context().route('https://stackblitz.com/**', async (route) => {
      posted = route.request().postData() ?? '';
      await route.fulfill({contentType: 'text/html', body: '<title>Taken</title>'});
    });
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', {name: 'Open in StackBlitz'}).click();
    const popup = await opened;
    await expect(popup).toHaveTitle('Taken');
    await popup.close();
    expect(posted).not.toContain(SENTINEL);
    const fields = new URLSearchParams(posted);
    const files = Object.fromEntries(
      [...fields].flatMap(([name, text]) => {
        const file = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
        return file ? [[file, text]] : [];
      }),
    );
    const manifest = JSON.parse(files['package.json'] ?? '{}') as Record<
      string,
      object | undefined
    >;
    const versions = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
    expect(versions.map(([name]) => name)).toEqual(
      expect.arrayContaining(['deep-chat-react', 'react', 'vite']),
    );
    for (const [name, version] of versions) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    const source = Object.values(files).join('\n');
    expect(source).toContain('YOUR_API_KEY');
    expect(source).toContain('briefly');
  });
});

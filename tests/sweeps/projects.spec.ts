import path from 'node:path';
import {expect as baseExpect, test, type Page} from '@playwright/test';
import {CDN_URL} from '../../src/example/generate/html';
import {readProject} from '../../src/plugins/project-files/readProject';
import {compileAngular} from '../support/angular';
import {bundleFiles, COMPILE} from '../support/bundles';
import {watch} from '../support/page';
import {BUNDLE, read, SITE} from '../support/repository';

const COMPONENT = read(BUNDLE);
const ORIGIN = 'http://project.test';
// The machine may be busy with other tests.
const expect = baseExpect.configure({timeout: 30_000});

test.describe.configure({timeout: 180_000});

/** Example projects whose page is bundled and opened by the tests, with the file their page starts from. */
const MOUNTED = {
  vanilla: 'src/chat.ts',
  react: 'src/main.tsx',
  vue: 'src/main.ts',
  svelte: 'src/main.ts',
  solid: 'src/main.tsx',
  angular: 'src/main.ts',
} as const;

type Mounted = keyof typeof MOUNTED;

/** The compiler that a project's file needs, if the bundler has none for it. */
function compilerOf(project: Mounted, file: string): ((code: string) => string) | undefined {
  if (file.endsWith('.vue')) return COMPILE.vue;
  if (file.endsWith('.svelte')) return COMPILE.svelte;
  if (project === 'solid' && file.endsWith('.tsx')) return COMPILE.solid;
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') ? COMPILE.react : undefined;
}

/** The sources of a project as JavaScript, by their whole path. */
function compiled(project: Mounted, files: Readonly<Record<string, string>>): Map<string, string> {
  const sources = Object.entries(files)
    .filter(([file]) => file.startsWith('src/') && /\.(tsx?|vue|svelte)$/.test(file))
    .map(([file, text]) => ({path: path.join(SITE, 'examples/_projects', project, file), text}));
  if (project === 'angular') return compileAngular(sources);
  return new Map(
    sources.flatMap(({path: file, text}) => {
      const compile = compilerOf(project, file);
      return compile ? [[file, compile(text)] as const] : [];
    }),
  );
}

/**
 * The page of a project and its script, bundled from the project's own files with the compilers of its
 * framework.
 */
async function bundleProject(project: Mounted): Promise<{html: string; script: string}> {
  const files = readProject(SITE, project);
  const code = compiled(project, files);
  const entry = path.join(SITE, 'examples/_projects', project, MOUNTED[project]);
  const start = path.join(SITE, `start-${project}.js`);
  // Angular's packages are published half compiled; its compiler in the page does the rest.
  const before = project === 'angular' ? `import '@angular/compiler';\n` : '';
  const script = await bundleFiles(start, code.set(start, `${before}import '${entry}';`));
  const page = files['index.html'] ?? files['src/index.html']!;
  const html = page
    .replace(/<script type="module" src="[^"]*"><\/script>/, '')
    .replace('</body>', '<script type="module" src="/main.js"></script></body>');
  return {html, script};
}

/** Opens a page that can load its script and the component, and nothing else. */
async function open(page: Page, html: string, script: string): Promise<string[]> {
  const problems = watch(page, 'http');
  await page.route('**/*', (route) => {
    const url = route.request().url();
    const js = (body: string) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: {'Access-Control-Allow-Origin': '*'},
        body,
      });
    if (url === `${ORIGIN}/help`) return route.fulfill({contentType: 'text/html', body: html});
    if (url === `${ORIGIN}/main.js`) return js(script);
    if (url === CDN_URL) return js(COMPONENT);
    problems.push(`asked for ${url}`);
    return route.abort();
  });
  await page.goto(`${ORIGIN}/help`);
  return problems;
}

/** What each project promises: an object, a function, an event and two methods. */
async function check(page: Page): Promise<void> {
  const chat = page.locator('deep-chat').first();
  await expect(chat.getByText('Hello! How can I help?')).toBeVisible();
  await page.getByRole('button', {name: 'Where is my order?'}).click();
  await expect(chat.getByText('You asked on /help: Where is my order?')).toBeVisible();
  await expect(page.getByText('2 messages')).toBeVisible();
  await page.getByRole('button', {name: 'New chat'}).click();
  await expect(chat.getByText('You asked on')).toHaveCount(0);
  await expect(chat.getByText('Hello! How can I help?')).toBeVisible();
  // The other chats of the page: the minimal one, and those that load later.
  for (const other of (await page.locator('deep-chat').all()).slice(1)) {
    await expect(other.locator('#text-input')).toBeVisible();
    await other.evaluate((element: HTMLElement & {submitUserMessage: (message: object) => void}) =>
      element.submitUserMessage({text: 'Are you there?'}),
    );
    await expect(other.getByText('Hello!', {exact: true})).toBeVisible();
  }
}

test('html: the page answers, counts and clears', async ({page}) => {
  const problems = await open(page, readProject(SITE, 'html')['index.html']!, '');
  await check(page);
  expect(problems).toEqual([]);
});

for (const project of Object.keys(MOUNTED) as Mounted[])
  test(`${project}: the project answers, counts and clears`, async ({page}) => {
    const {html, script} = await bundleProject(project);
    const problems = await open(page, html, script);
    await check(page);
    expect(problems).toEqual([]);
  });

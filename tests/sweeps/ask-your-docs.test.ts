import {execFileSync} from 'node:child_process';
import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {answer} from '../../examples/_projects/ask-your-docs/src/answer.js';
import {withSources} from '../../examples/_projects/ask-your-docs/src/cite.js';
import {
  buildIndex,
  isFound,
  loadIndex,
  retrieve,
  sectionsOf,
} from '../../examples/_projects/ask-your-docs/src/docs.js';
import {prompt} from '../../examples/_projects/ask-your-docs/src/prompt.js';
import {NOT_IN_DOCS} from '../../examples/_projects/ask-your-docs/src/refusal.js';
import {HOSTILE, INJECTIONS} from '../data/ask/injections';
import {bodyOf, serve, type LocalServer} from '../support/localServer';
import {freePort, has, SERVER_FOLDER, startServer, type Running} from '../support/processes';
import {read, SITE} from '../support/repository';

const PROJECT = path.join(SITE, 'examples/_projects/ask-your-docs');
const COPY = path.join(SERVER_FOLDER, 'ask-your-docs');

const files = Object.fromEntries(
  readdirSync(path.join(PROJECT, 'docs')).map((name) => [
    name,
    readFileSync(path.join(PROJECT, 'docs', name), 'utf8'),
  ]),
);
const index = loadIndex(JSON.stringify(buildIndex(files)));
const asked = (text: string) => [{role: 'user', text}];
const SETTINGS = {about: 'Example Cloud', limit: 24_000};

/** A page with headings in code, below the third level, and twice. */
const ODD =
  'Before.\n\n# Odd\n\n> ```md\n> ## No\n> ```\n\n## One\n\n#### Deep\n\n~~~\n## No\n~~~\n\n## One\n\nEnd.';

/** Questions with the address of the section that answers them; null if none does. */
const QUESTIONS: readonly [string, string | null][] = [
  ['How do I get a refund?', '/docs/billing#refunds'],
  ['Where are my invoices?', '/docs/billing#invoices'],
  ['How large can an upload be?', '/docs/limits#uploads'],
  ['What does status 429 mean?', '/docs/limits#requests'],
  ['How to uninstall it', '/docs/install#uninstall'],
  ['Can I bring my dog to your office?', null],
  ['Who won the world cup?', null],
  ['How many days of vacation do employees in Norway have?', null],
  ['', null],
];

describe("the project for one's own docs", () => {
  it('and its page name one version of MiniSearch, the one that these tests run', () => {
    const version = (file: string): string => JSON.parse(read(file)).dependencies.minisearch;
    const own = version('examples/_projects/ask-your-docs/package.json');
    expect(own).toBe(version('package.json'));
    const page = read('examples/ask-your-docs.mdx');
    expect(page.match(/minisearch@[\d.]+/g)).toEqual([`minisearch@${own}`]);
  });

  it('splits Markdown at headings, but not at comments in code', () => {
    const sections = sectionsOf('install.md', files['install.md']!);
    expect(sections.map(({url}: {url: string}) => url)).toEqual([
      '/docs/install',
      '/docs/install#update',
      '/docs/install#uninstall',
    ]);
    expect(sections[0]!.text).toContain('# This line is a comment');
    const twice = sectionsOf('a/b.md', '# A\n\n## One, two\nx\n\n## One, two\ny');
    expect(twice.map(({url}: {url: string}) => url)).toEqual([
      '/docs/a/b#one-two',
      '/docs/a/b#one-two-1',
    ]);
    expect(sectionsOf('billing.md', files['billing.md']!)[0]).toEqual({
      url: '/docs/billing',
      title: 'Billing',
      text: 'We charge your card on the first day of each month.',
    });
  });

  it.each(QUESTIONS)('retrieves for "%s": %s', async (question, url) => {
    const found = retrieve(index, question);
    expect(isFound(found) ? found[0]!.url : null).toBe(url);
    const text = await answer(index, asked(question));
    if (url) expect(text).toContain(` [1](${url} "`);
    else
      expect(text).toMatch(
        /^These docs don't seem to cover that\.[^]*\[write to our team\]\(\/contact\)/,
      );
  });
});

describe('its Express server', {timeout: 60_000}, () => {
  const requests: {messages: {role: string; content: string}[]}[] = [];
  let provider: LocalServer;
  let server: Running;
  let port: number;
  let reply = '';

  const ask = async (body: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}/ask`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    return {status: response.status, body: (await response.json()) as Record<string, string>};
  };

  beforeAll(async () => {
    provider = await serve(async (request, response) => {
      requests.push(JSON.parse(await bodyOf(request)));
      response.writeHead(reply ? 200 : 429, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({choices: [{message: {content: reply}}]}));
    });
    rmSync(COPY, {recursive: true, force: true});
    cpSync(PROJECT, COPY, {recursive: true});
    execFileSync(process.execPath, ['build-index.mjs'], {cwd: COPY});
    port = await freePort();
    const env = {PROVIDER_URL: provider.origin, OPENAI_API_KEY: 'test'};
    server = await startServer(process.execPath, ['server.mjs'], {cwd: COPY, port, env});
  }, 60_000);

  afterAll(async () => {
    await server?.stop();
    await provider?.stop();
  });

  it('sends the sections to the model and links what it cites', async () => {
    reply = 'Within 30 days [1].';
    const messages = [
      ...asked('Hi'),
      {role: 'ai', text: 'Hello'},
      ...asked('How do I get a refund?'),
    ];
    expect(await ask({messages})).toEqual({
      status: 200,
      body: {
        text: 'Within 30 days [1](/docs/billing#refunds "Billing: Refunds").\n\n**Sources**\n\n1. [Billing: Refunds](/docs/billing#refunds)',
      },
    });
    const [, earlier, turn, last] = requests.at(-1)!.messages;
    expect(earlier).toEqual({role: 'user', content: 'Hi'});
    expect(turn).toEqual({role: 'assistant', content: 'Hello'});
    expect(last!.content).toContain('[1] Billing: Refunds (/docs/billing#refunds)\nYou can ask');
    reply = NOT_IN_DOCS;
    expect((await ask({messages: asked('How do I get a refund?')})).body.text).toMatch(
      /^These docs don't[^]*\[Billing: Refunds\]\(\/docs\/billing#refunds\)/,
    );
  });

  it('asks no model when the docs have nothing, and reports errors', async () => {
    const before = requests.length;
    expect((await ask({messages: asked('Who won the world cup?')})).body.text).toMatch(
      /^These docs don't/,
    );
    for (const body of [{}, {messages: []}, {messages: [null]}, {messages: [{text: 5}]}])
      expect((await ask(body)).status).toBe(400);
    expect(requests).toHaveLength(before);
    reply = '';
    expect(await ask({messages: asked('refund')})).toEqual({
      status: 502,
      body: {error: 'The assistant is not available right now.'},
    });
  });
});

const noPython = !has('python3', '-c', 'import sqlite3; sqlite3.connect(":memory:")');

describe.skipIf(noPython)('its Python file', () => {
  const python = (code: string, input: unknown): unknown =>
    JSON.parse(
      execFileSync('python3', ['-B', '-c', `import json, sys\nfrom docs_chat import *\n${code}`], {
        cwd: path.join(PROJECT, 'python'),
        input: JSON.stringify(input),
        encoding: 'utf8',
      }),
    );

  it('finds the same sections', () => {
    const code =
      'db = build_index("../docs")\n' +
      'found = [retrieve(db, q) for q in json.load(sys.stdin)]\n' +
      'print(json.dumps([rows[0][0] if good else None for rows, good in found]))';
    expect(
      python(
        code,
        QUESTIONS.map(([question]) => question),
      ),
    ).toEqual(QUESTIONS.map(([, url]) => url));
  });

  it('splits, prompts, cites and answers as the JavaScript does', async () => {
    const sections = retrieve(index, 'How do I get a refund?');
    const history = [
      {role: 'user', content: 'Hello'},
      {role: 'assistant', content: 'Hi '.repeat(900)},
    ] as const;
    const links =
      '[a](/docs/x) [b](https://evil.example) ![c](/docs/y) [`d`](/docs/billing#refunds)';
    const texts = [
      ...HOSTILE,
      ...INJECTIONS,
      links,
      'Yes [1, 2] `a[1]` [9] DOCS',
      'a '.repeat(7000),
    ];
    const code =
      'given = json.load(sys.stdin)\n' +
      'sections = [[s["url"], s["title"], s["text"]] for s in given["sections"]]\n' +
      'print(json.dumps({"split": [s for f, t in given["files"] for s in sections_of(f, t)],' +
      ' "prompts": [prompt(t, given["history"], sections) for t in given["texts"]],' +
      ' "cited": [with_sources(t, sections) for t in given["texts"]],' +
      ' "answers": [answer(build_index("../docs"), [{"role": "user", "text": q}], lambda _: r)' +
      ' for q, r in given["asked"]]}))';
    const replies = [
      ['How do I get a refund?', 'Soon [1].'],
      ['How do I get a refund?', NOT_IN_DOCS],
    ] as const;
    const split = [...Object.entries(files), ['odd.md', ODD]] as const;
    const given = {files: split, sections, history, texts, asked: replies};
    expect(python(code, given)).toEqual({
      split: split.flatMap(([name, text]) =>
        sectionsOf(name, text).map(({url, title, text: body}) => [url, title, body]),
      ),
      prompts: texts.map((text) => prompt(text, history, sections, SETTINGS)),
      cited: texts.map((text) => withSources(text, sections)),
      answers: await Promise.all(
        replies.map(([question, reply]) =>
          answer(index, asked(question), () => Promise.resolve(reply)),
        ),
      ),
    });
  });
});

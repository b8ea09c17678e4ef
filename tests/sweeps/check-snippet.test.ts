import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkSnippets} from '../../scripts/snippet/check.mjs';
import {DEFAULT_FRAMEWORK, FRAMEWORKS} from '../../src/example/frameworks';
import {EVENTS} from '../../src/plugins/api-reference/model';
import {writeChecker} from '../../src/plugins/project-files';
import {snippets, ts} from '../data/agents/snippet';
import {read, SITE} from '../support/repository';

/** Code without a mistake, the mistakes that the page for coding agents lists, in its order, and all mistakes. */
const RIGHT = snippets('right');
const LISTED = snippets('listed');
const WRONG = [...LISTED, ...snippets('more')];

/** Code with the names of older versions. */
const USES: Readonly<Record<string, string>> = {
  bubble: "chat.messageStyles = {loading: {bubble: {color: 'red'}}};",
  containerStyle: 'chat.containerStyle = {};',
  'deep-chat-update-message':
    'chat.addMessage({html: \'<p class="deep-chat-update-message">Hi</p>\'});',
  displayLoadingBubble: 'chat.demo = {displayLoadingBubble: true};',
  file: "chat.addMessage({file: {src: 'a.png'}});",
  htmlWrappers: "chat.connect = {url: '/a', stream: {htmlWrappers: {}}};",
  initialMessages: 'chat.initialMessages = [];',
  'inside-left': "chat.submitButtonStyles = {position: 'inside-left'};",
  'outside-right': "chat.camera = {button: {position: 'outside-right'}};",
  introPanelStyle: 'chat.introPanelStyle = {};',
  isInitial: 'chat.onMessage = ({isInitial}) => isInitial;',
  isScroll: 'chat.focusMode = {isScroll: true};',
  left: "chat.names = {ai: {position: 'left'}};",
  max_tokens: 'chat.directConnection = {openAI: {chat: {max_tokens: 5}}};',
  'new-message': "chat.addEventListener('new-message', () => 1);",
  onNewMessage: 'chat.onNewMessage = () => 1;',
  request: "chat.images = {request: {url: '/a'}};",
  result: 'chat.connect = {handler: (_, signals) => void signals.onResponse({result: {}})};',
  right: "chat.avatars = {user: {styles: {position: 'right'}}};",
  scroll: 'chat.focusMode = {scroll: true};',
  stream: 'chat.stream = true;',
  summarization: 'chat.directConnection = {cohere: {summarization: true}};',
  system_prompt: "chat.directConnection = {openAI: {chat: {system_prompt: 'Be brief.'}}};",
  textGeneration: 'chat.directConnection = {cohere: {textGeneration: true}};',
  validateMessageBeforeSending: 'chat.validateMessageBeforeSending = () => true;',
  _addMessage: "chat._addMessage({text: 'Hi'});",
};

describe('the checker of snippets', () => {
  const older = Object.keys(USES);
  let found: Awaited<ReturnType<typeof checkSnippets>>;
  const said = (at: number) => {
    const {problems = [], reason = ''} = found[at] ?? {};
    return [reason, ...problems.map(({message}) => message)].join('\n');
  };

  // All in one program: reading the declarations takes longer than checking against them.
  beforeAll(async () => {
    const old = older.map((name) => ts(name, USES[name] ?? ''));
    found = await checkSnippets([...RIGHT, ...WRONG, ...old]);
  }, 120_000);

  it('accepts right code', () => {
    const refused = found
      .slice(0, RIGHT.length)
      .filter(({problems, reason}) => problems.length > 0 || reason);
    expect(refused).toEqual([]);
  });

  it('finds mistakes', () => {
    const missed = WRONG.flatMap(({name, says}, at) =>
      says.test(said(RIGHT.length + at)) ? [] : [`${name}: ${said(RIGHT.length + at)}`],
    );
    expect(missed).toEqual([]);
  });

  it('names the new name of each old one', () => {
    const first = RIGHT.length + WRONG.length;
    const missed = older.filter(
      (name, at) => !said(first + at).includes(`${name} was renamed to `),
    );
    expect(missed).toEqual([]);
  });
});

describe('check-snippet.mjs, the file that the docs serve', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'snippet-'));
  const run = (...files: string[]) =>
    spawnSync(process.execPath, ['check-snippet.mjs', ...files], {cwd: folder, encoding: 'utf8'});
  const install = (name: string) =>
    symlinkSync(
      path.join(SITE, 'node_modules', name),
      path.join(folder, 'node_modules', name),
      'junction',
    );

  beforeAll(async () => {
    const siteConfig = {future: {faster: {rspackBundler: true}}} as unknown as DocusaurusConfig;
    await writeChecker({siteConfig, siteDir: SITE}, folder);
    mkdirSync(path.join(folder, 'node_modules'));
    for (const {name, text} of [...RIGHT, ...LISTED]) writeFileSync(path.join(folder, name), text);
    writeFileSync(path.join(folder, 'notes.md'), '<deep-chat></deep-chat>');
  }, 60_000);

  afterAll(() => rmSync(folder, {recursive: true}));

  it('says in a sentence what it needs', () => {
    expect(run('demo.html')).toMatchObject({
      status: 2,
      stderr: 'demo.html: not checked, because this needs deep-chat: npm install deep-chat\n',
    });
    expect(run('gone.html')).toMatchObject({status: 2, stderr: 'There is no file gone.html.\n'});
    install('deep-chat');
    expect(run('demo.html').stderr).toContain('npm install --save-dev typescript@6');
    install('typescript');
    expect(run('vue-connect.vue')).toMatchObject({
      status: 2,
      stderr: 'vue-connect.vue: not checked, because this needs vue: npm install --save-dev vue\n',
    });
    expect(run('notes.md').stderr).toContain('files of this kind are not read');
  });

  it('checks code by the packages of the project', {timeout: 60_000}, () => {
    expect(run('demo.html', 'handler.ts')).toMatchObject({
      status: 0,
      stdout: 'No problems found.\n',
    });
    const {status, stderr} = run('no-json.html', 'vue-connect.vue');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^no-json\.html:1: The value of connect isn't JSON/);
    expect(stderr).toContain('vue-connect.vue: not checked');
  });
});

describe('the page for coding agents', () => {
  const page = read('docs/guides/coding-agents.mdx');

  it('names every event and every framework', () => {
    for (const {event} of EVENTS) expect(page).toContain(`\`${event}\``);
    for (const {id} of FRAMEWORKS)
      if (id !== DEFAULT_FRAMEWORK) expect(page, id).toContain(`\`${id}\``);
  });

  it('lists each of the ten mistakes', () => {
    expect(LISTED).toHaveLength(10);
    const rows = page.slice(page.indexOf('#mistakes')).match(/^\| (?!-|The agent)/gm);
    expect(rows).toHaveLength(LISTED.length);
  });
});

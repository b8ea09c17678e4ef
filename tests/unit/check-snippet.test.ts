import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkSnippets} from '../../scripts/snippet/check.mjs';
import {DEFAULT_FRAMEWORK, FRAMEWORKS} from '../../src/example/frameworks';
import {EVENTS} from '../../src/plugins/api-reference/elementEvents';
import {writeChecker} from '../../src/plugins/check-snippet';
import {membersOf} from '../../src/plugins/api-reference/model';
import {loadReference} from '../../src/plugins/api-reference/reference';
import {RIGHT} from '../data/agents/right';
import {ts} from '../data/agents/snippet';
import {LISTED, MORE} from '../data/agents/wrong';
import {SITE} from './docsModel';

describe('the checker of snippets', () => {
  it('accepts sixty pieces of right code', {timeout: 120_000}, async () => {
    expect(RIGHT).toHaveLength(60);
    const found = await checkSnippets(RIGHT);
    expect(found.filter(({problems, reason}) => problems.length > 0 || reason)).toEqual([]);
  });

  it('finds sixty mistakes', {timeout: 120_000}, async () => {
    const all = [...LISTED, ...MORE];
    expect(all).toHaveLength(60);
    const found = await checkSnippets(all.map(([snippet]) => snippet));
    const missed = found.flatMap(({name, problems, reason = ''}, at) => {
      const said = [reason, ...problems.map(({message}) => message)].join('\n');
      return all[at]?.[1].test(said) ? [] : [`${name}: ${said}`];
    });
    expect(missed).toEqual([]);
  });
});

describe('names of older versions', () => {
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

  it('come with the new name', {timeout: 60_000}, async () => {
    const names = Object.keys(USES);
    const found = await checkSnippets(names.map((name) => ts(name, USES[name] ?? '')));
    const said = found.map(({problems}) => problems.map(({message}) => message).join(' '));
    expect(names.filter((name, at) => !said[at]?.includes(`${name} was renamed to `))).toEqual([]);
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
    for (const {name, text} of [...RIGHT, ...LISTED.map(([snippet]) => snippet)])
      writeFileSync(path.join(folder, name), text);
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
    expect(run('demo.html').stderr).toContain('npm install --save-dev typescript');
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
  const page = readFileSync(path.join(SITE, 'docs/guides/coding-agents.mdx'), 'utf8');

  it('names members of the API only, and what is gone as gone', async () => {
    const {model} = await loadReference(SITE);
    const known = new Set(membersOf(model).map(({name}) => name));
    const props = [
      'connect',
      'directConnection',
      'history',
      'introMessage',
      'messageStyles',
      'textInput',
      'auxiliaryStyle',
    ];
    for (const name of props) {
      expect(known, name).toContain(name);
      expect(page, name).toContain(name);
    }
    for (const name of ['initialMessages', 'request', 'placeholder'])
      expect(known).not.toContain(name);
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

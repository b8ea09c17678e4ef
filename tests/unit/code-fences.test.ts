import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import ts from 'typescript';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {fenceWord} from '../../src/mdx/fences';
import {type Node, parseMdx} from '../../src/mdx/nodes';
import {readPages, type Page as Source} from '../../src/plugins/api-reference/pages';
import {checkTypes} from '../../src/plugins/live-examples/checkTypes';
import {isLive} from '../../src/plugins/live-examples/fenceSettings';
import {elementMarkdown} from '../../src/plugins/provider-facts/remark';
import {svelteWarnings, vueErrors} from '../support/bundles';
import {read, SITE} from '../support/repository';

const FOLDER = path.join(SITE, '.fences');

/** Titles of code that isn't for deep-chat 2.4.2: what readers replace. */
const OLD = /\bbefore\b/i;

/** What pages import or use and this project doesn't install, with as many types as the code needs. */
const ELSEWHERE = `
declare module '*.css';
declare module '@vitejs/plugin-vue' {
  export default function vue(options: {
    template: {compilerOptions: {isCustomElement(tag: string): boolean}};
  }): import('vite').Plugin;
}
declare module '@rails/actioncable' {
  interface Subscription { unsubscribe(): void; send(data: object): void }
  export function createConsumer(url: string): {
    disconnect(): void;
    subscriptions: {
      subscriptions: Subscription[];
      create(channel: object, callbacks: {
        connected(): void; disconnected(): void; received(data: any): void;
      }): Subscription;
    };
  };
}
declare module 'dompurify';
declare module 'microsoft-cognitiveservices-speech-sdk';
declare module 'next' { export type NextConfig = Record<string, unknown>; }
declare module 'next/dynamic';
declare module 'remarkable/linkify';
declare function defineNuxtConfig(config: {
  vue: {compilerOptions: {isCustomElement(tag: string): boolean}};
}): unknown;
`;

/** The declaration that the page of Solid asks for. */
const SOLID = `
export {};
declare module 'solid-js' {
  namespace JSX { interface IntrinsicElements { 'deep-chat': object } }
}
`;

/** What snippets use of the code around them. */
const AROUND: Readonly<Record<string, string>> = {
  DeepChat: "import {DeepChat} from 'deep-chat-react';",
  chat: "declare const chat: import('deep-chat').DeepChat & {current?: import('deep-chat').DeepChat};",
  connect: "declare const connect: import('deep-chat/dist/types/connect').Connect;",
  directConnection:
    "declare const directConnection: import('deep-chat/dist/types/directConnection').DirectConnection;",
  page: "declare const page: import('@playwright/test').Page;",
  useEffect: "import {useEffect} from 'react';",
};

/** The declarations that a snippet without its own needs, in one line. */
const aroundOf = (code: string) =>
  Object.entries(AROUND)
    .filter(
      ([name]) =>
        !new RegExp(`\\b(?:const|let|function|import(?: type)?) \\{?${name}\\b`).test(code),
    )
    .map(([, declaration]) => declaration)
    .concat('export {};')
    .join(' ');

type Page = Source & {readonly tree: Root};

const PAGES: readonly Page[] = readPages(SITE).map((page) => ({
  ...page,
  tree: parseMdx(page.source),
}));

/** Code of a page in TypeScript, as it would be pasted. */
interface Code {
  readonly page: Page;
  /** Line of the page on which its fence begins. */
  readonly line: number;
  readonly path: string;
  readonly text: string;
  /** Lines of the text before those of the page. */
  readonly linesBefore: number;
}

/** The TypeScript of a page: each file in one folder, code without a file's name in one for itself. */
function codeOf(page: Page): Code[] {
  const found: Code[] = [];
  const folder = path.join(FOLDER, page.file);
  const add = (fence: Node, line: number) => {
    const {lang, meta, value = ''} = fence as Node & Record<'lang' | 'meta' | 'value', string>;
    const title = fenceWord(meta, 'title') ?? '';
    if (!/^tsx?$/.test(lang) || isLive({lang, meta}) || OLD.test(title)) return;
    // Nest is installed for the full tests only: tests/sweeps/short-servers.test.ts.
    if (value.includes("from '@nestjs/")) return;
    const name = /[\w.-]+\.tsx?(?= |$)/.exec(title)?.[0];
    const file = path.join(folder, name ?? `${line}/code.${lang}`);
    const earlier = found.find((code) => code.path === file);
    const isAddition = earlier && !/^(?:import|export) /m.test(value);
    const around = isAddition ? earlier.text : name ? 'export {};' : aroundOf(value);
    const solid = /from 'solid-js'|prop:/.test(value) ? '/** @jsxImportSource solid-js */ ' : '';
    const linesBefore = around.split('\n').length;
    found.push({
      page,
      line,
      path: earlier ? path.join(folder, String(line), path.basename(file)) : file,
      text: `${solid}${around}\n${value}`,
      linesBefore,
    });
  };
  visit(page.tree as Node, (node: Node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') add(node, line);
    if (node.type === 'mdxJsxFlowElement')
      visit(parseMdx(elementMarkdown(node) ?? '') as Node, 'code', (code: Node) => add(code, line));
  });
  return found;
}

/** Whether a message is about a file that the page shows under another folder, or names in its text. */
const isElsewhere = (message: string, {page}: Code) => {
  const name = /^Cannot find module '\.\/([\w-]+)'/.exec(message)?.[1];
  return name !== undefined && new RegExp(`[\`"/]${name}\\.\\w+[\`"]`).test(page.source);
};

describe('TypeScript of the pages', () => {
  const codes = PAGES.flatMap(codeOf);

  it('has no type errors when it is pasted', () => {
    const around = [
      {path: path.join(FOLDER, 'elsewhere.d.ts'), text: ELSEWHERE},
      {path: path.join(FOLDER, 'solid.d.ts'), text: SOLID},
    ];
    const options = {types: ['react', 'node'], experimentalDecorators: true};
    const problems = checkTypes([...around, ...codes], options).flatMap((problem) => {
      const code = codes.find((each) => each.path === path.resolve(problem.path));
      if (!code) return [`${problem.path}: ${problem.message}`];
      if (isElsewhere(problem.message, code)) return [];
      const line = code.line + problem.line - code.linesBefore;
      return [`${code.page.file}:${line}: ${problem.message}`];
    });
    expect(problems).toEqual([]);
    expect(codes.length).toBeGreaterThan(200);
  });
});

/** What reads the code of each other language, and throws where it is wrong. */
const READERS: Readonly<Record<string, (code: string) => void>> = {
  js: (code) => {
    const {diagnostics = []} = ts.transpileModule(code, {
      fileName: 'code.js',
      reportDiagnostics: true,
      compilerOptions: {allowJs: true, module: ts.ModuleKind.ESNext},
    });
    if (diagnostics[0])
      throw new Error(ts.flattenDiagnosticMessageText(diagnostics[0].messageText, ' '));
  },
  json: (code) => void JSON.parse(code),
  svelte: (code) => void svelteWarnings(code, 'client'),
  vue: (code) => {
    const isSnippet = !/<(?:template|script)\b/.test(code);
    const [error] = vueErrors(isSnippet ? `<template>${code}</template>` : code, 'Code.vue');
    if (error) throw error as Error;
  },
};

describe.each(Object.entries(READERS))('%s of the pages', (language, read) => {
  it('is correct', () => {
    const wrong: string[] = [];
    let count = 0;
    for (const {file, tree} of PAGES)
      visit(tree, 'code', ({lang, value, position}) => {
        if (lang !== language) return;
        count += 1;
        try {
          read(value);
        } catch (error) {
          wrong.push(`${file}:${position?.start.line}: ${String(error)}`);
        }
      });
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(3);
  });
});

it('the command of the migration guide finds the old names', () => {
  const guide = read('docs/guides/migration.mdx');
  const [, command = ''] = /```bash\n(grep .*? src)\n```/.exec(guide) ?? [];
  const folder = mkdtempSync(path.join(tmpdir(), 'old-names-'));
  mkdirSync(path.join(folder, 'src'));
  const old = ['focusMode={{scroll: true}}', 'focusMode={{isScroll: true}}', 'onNewMessage={log}'];
  const lines = [...old, 'scrollButton={true}', 'focusMode={{smoothScroll: true}}'];
  writeFileSync(path.join(folder, 'src/chat.tsx'), lines.join('\n'));
  const found = execFileSync('bash', ['-c', command], {cwd: folder, encoding: 'utf8'});
  expect(found.trim().split('\n')).toHaveLength(old.length);
});

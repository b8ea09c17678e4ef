import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, type AnyNode} from 'acorn';
import {inlineScripts} from '../../src/plugins/hosting/policy';
import {BUILD, PAGES} from '../support/site';

/**
 * Methods that a browser of `browserslist` (package.json) lacks: Chrome and Edge 100, Firefox 102, Safari 15.4.
 * Only names that no older object has; `x.name?.()` is fine, because it asks first.
 */
const TOO_NEW = new Set(
  `canParse toSorted toReversed toSpliced findLast findLastIndex fromAsync withResolvers isWellFormed toWellFormed
  isSubsetOf isSupersetOf symmetricDifference checkVisibility showPopover setHTMLUnsafe moveBefore
  getSetCookie waitAsync transferToFixedLength`.split(/\s+/),
);

/** Calls a function with each node of a tree. Generators would take ten times as long, and there are 1.6 million nodes. */
function visit(node: AnyNode, look: (node: AnyNode) => void): void {
  look(node);
  for (const value of Object.values(node) as unknown[])
    for (const child of (Array.isArray(value) ? value : [value]) as (AnyNode | null | undefined)[])
      if (typeof child?.type === 'string') visit(child, look);
}

/** What an old browser can't read or call, each with the text around it. */
function tooNew(text: string): string[] {
  let program: AnyNode;
  try {
    program = parse(text, {ecmaVersion: 2022, sourceType: 'script'});
  } catch {
    program = parse(text, {ecmaVersion: 2022, sourceType: 'module'});
  }
  const found: string[] = [];
  const LOOKBEHIND = /\(\?<[=!]/;
  visit(program, (node) => {
    // Safari reads them since 16.4.
    if (node.type === 'StaticBlock')
      found.push(`static block: ${text.slice(node.start, node.end)}`);
    if (node.type === 'Literal' && LOOKBEHIND.test(node.regex?.pattern ?? ''))
      found.push(`lookbehind: ${node.raw}`);
    if (node.type === 'TemplateElement' && LOOKBEHIND.test(node.value.raw))
      found.push(`lookbehind in a text: ${node.value.raw.slice(0, 80)}`);
    if (node.type === 'CallExpression' && !node.optional) {
      const {callee} = node;
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : '';
      const around = text.slice(Math.max(0, node.start - 80), node.start + 80);
      if (TOO_NEW.has(name)) found.push(`${name}: ${around}`);
    }
  });
  return found;
}

test('every script of the build can be read and run by the browsers of browserslist', () => {
  const names = readdirSync(path.join(BUILD, 'assets/js')).filter((name) => name.endsWith('.js'));
  const files = ['sw.js', ...names.map((name) => `assets/js/${name}`)];
  const inline = [...new Set(PAGES.flatMap(({html}) => inlineScripts(html)))];
  const texts = [
    ...files.map((file) => [file, readFileSync(path.join(BUILD, file), 'utf8')] as const),
    ...inline.map((text) => ['inline script', text] as const),
  ];
  expect(texts.length).toBeGreaterThan(100);
  const problems = texts.flatMap(([file, text]) => {
    try {
      return tooNew(text).map((line) => `${file}: ${line}`);
    } catch (error) {
      return [`${file}: ${String(error)}`];
    }
  });
  expect(problems).toEqual([]);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {filesIn} from '../../src/plugins/filesIn';

const ROOT = path.resolve(__dirname, '../..');

/** How many places of the code may tell the compiler a type instead of showing it. */
const MAX_CASTS = 65;

/** Lines with `value as Type` or `<Type>value`; `as const` says nothing that is not so. */
function castsIn(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isCast = ts.isAsExpression(node) || ts.isTypeAssertionExpression(node);
    if (isCast && !ts.isConstTypeReference(node.type)) {
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it('is typed without casts but for a few, mostly where JSON or other packages come in', () => {
  const files = filesIn(path.join(ROOT, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const casts = [...files, 'docusaurus.config.ts', 'sidebars.ts'].flatMap(castsIn);
  expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MAX_CASTS);
});

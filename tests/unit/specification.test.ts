import {expect, it} from 'vitest';
import {read, tracked} from '../support/repository';

/** A comment above a test with the ids of what it proves; other comments and loops may come between. */
const PROOF = /\/\/ @spec (.+)\n(?:\s*(?:\/\/|for \().*\n)*\s*(?:test|it)(?:\.\w+)*\(/g;

const statements = [...read('tests/specification.md').matchAll(/^- (.*)$/gm)].map(
  ([, says = '']) => ({says, ids: [...says.matchAll(/\[([\w.]+)\]/g)].map(([, id = '']) => id)}),
);
const known = new Set(statements.flatMap(({ids}) => ids));

const proofs = tracked('*.spec.ts', '*.test.ts', '*.test.tsx').map((file) => {
  const text = read(file);
  const ids = [...text.matchAll(PROOF)].flatMap(([, found = '']) => found.split(' '));
  const comments = text.match(/^\s*\/\/ @spec /gm) ?? [];
  return {file, ids, isAttached: comments.length === [...text.matchAll(PROOF)].length};
});

it('every statement of the specification has an id, and a test that proves it', () => {
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter(({ids}) => ids.length === 0)).toEqual([]);
  const proven = new Set(proofs.flatMap(({ids}) => ids));
  expect([...known].filter((id) => !proven.has(id))).toEqual([]);
});

it('tests name statements that exist', () => {
  const wrong = proofs.flatMap(({file, ids}) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(wrong).toEqual([]);
  expect(proofs.filter(({isAttached}) => !isAttached).map(({file}) => file)).toEqual([]);
});

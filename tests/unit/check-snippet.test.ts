import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkSnippets} from '../../scripts/snippet/check.mjs';
import {DEFAULT_FRAMEWORK, FRAMEWORKS} from '../../src/example/frameworks';
import {EVENTS} from '../../src/plugins/api-reference/elementEvents';
import {membersOf} from '../../src/plugins/api-reference/model';
import {loadReference} from '../../src/plugins/api-reference/reference';
import {MISTAKES, MORE_MISTAKES, TASKS} from '../data/agents/tasks';
import {SITE} from './docsModel';

describe('npm run check:snippet', () => {
  it('accepts twenty typical tasks', {timeout: 120_000}, () => {
    expect(TASKS).toHaveLength(20);
    const found = [...checkSnippets(TASKS)].filter(([, problems]) => problems.length > 0);
    expect(found).toEqual([]);
  });

  it('catches the ten commonest mistakes, and more', {timeout: 120_000}, () => {
    expect(MISTAKES).toHaveLength(10);
    const all = [...MISTAKES, ...MORE_MISTAKES];
    const found = checkSnippets(all.map(([, snippet]) => snippet));
    for (const [mistake, {name}, says] of all)
      expect(
        found
          .get(name)!
          .map(({message}) => message)
          .join('\n'),
        mistake,
      ).toMatch(says);
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
    const rows = page.slice(page.indexOf('#mistakes')).match(/^\| (?!-|The agent)/gm);
    expect(rows).toHaveLength(MISTAKES.length);
  });
});

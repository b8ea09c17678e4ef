import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {footerLinks} from './siteLinks';

const ROUTES = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../tests/data/routes.json'), 'utf8'),
) as string[];

// @spec 3.footer
it('the footer links to each page once, and to pages that exist', () => {
  const columns = footerLinks('https://example.org/repository');
  const links = columns.flatMap(({items}) => items.flatMap(({to}) => to ?? []));
  expect(new Set(links).size).toBe(links.length);
  const known = ROUTES.map((route) => route.replace(/(.)\/$/, '$1'));
  expect(links.filter((to) => !known.includes(to))).toEqual([]);
});

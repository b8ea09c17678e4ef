import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {areaSheets, withAreaLinks} from './links';

const COMMON = '<link rel=stylesheet href=/site/assets/css/styles.1.css />';
const page = (body: string) => `<html><head>${COMMON}</head><body>${body}</body></html>`;

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'area-styles-'));
  const folder = path.join(out, 'assets/css');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'styles.1.css'), '.common{top:0}');
  writeFileSync(path.join(folder, 'styles-home.2.css'), '.hero_aB-1,.hero_aB-1 .both_c{top:0}');
  writeFileSync(path.join(folder, 'styles-start.3.css'), '@media(width>1px){.step\\+1{top:0}}');
});
afterEach(() => rmSync(out, {recursive: true, force: true}));

it('links the sheets whose classes a page has, after the common one', () => {
  const html = withAreaLinks(page('<p class="common both_c">'), areaSheets(out), '/site/');
  expect(html).toContain(
    `<head>${COMMON}<link rel=stylesheet href=/site/assets/css/styles-home.2.css /></head>`,
  );
  expect(withAreaLinks(page('<p class=step+1>'), areaSheets(out), '/')).toContain('-start.3.css');
});

it('leaves pages without such classes, and pages without styles, as they are', () => {
  for (const html of [page('<p class=common>hero_aB-1'), '<p class=hero_aB-1>A redirect'])
    expect(withAreaLinks(html, areaSheets(out), '/site/')).toBe(html);
});

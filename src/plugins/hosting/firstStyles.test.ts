import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {addFirstStyles, layersOf, withFirstStyles} from './firstStyles';

const SHEET =
  '@layer base{.a{color:red}.unused{color:blue}}@layer rest{.unused{margin:0}}' +
  ':not(pre)>code{border:0}[data-theme=dark] .a{color:pink}[data-theme=dark] .b{color:#fff}' +
  '@media (max-width:9px){.a{padding:0}}.a:hover{color:green}.later{color:gray}';
const PAGE =
  '<!doctype html><html lang=en><head><title>A</title><style>@font-face{font-family:F}</style>' +
  '<link rel=stylesheet href=/site/assets/css/styles.1.css /><link rel=preload href=/x></head>' +
  '<body><p class=a>Text <code>$&</code></p><script>"</body>"</script></body>';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'first-styles-'));
  mkdirSync(path.join(out, 'assets/css'), {recursive: true});
  writeFileSync(path.join(out, 'assets/css/styles.1.css'), SHEET);
});
afterEach(() => rmSync(out, {recursive: true, force: true}));

const stylesOf = (html: string) =>
  [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text!);

describe('a page with its first styles', () => {
  it('has the rules of its elements in its head, and the sheet at its end', async () => {
    const html = await withFirstStyles(PAGE, out, '/site/');
    const [own, first] = stylesOf(html);
    expect(own).toBe('@font-face{font-family:F}');
    expect(first).toContain('.a{color:red}');
    expect(first).toContain('.a{padding:0}');
    expect(first).not.toContain('.later');
    expect(first).not.toContain('.unused');
    expect(html.endsWith('<link rel=stylesheet href=/site/assets/css/styles.1.css /></body>')).toBe(
      true,
    );
    expect(html.match(/rel=stylesheet/g)).toHaveLength(1);
  });

  it('has the rules of several sheets, which follow it in their order', async () => {
    writeFileSync(path.join(out, 'assets/css/styles-home.2.css'), '.a{margin:3px}.other{top:0}');
    const more = '<link rel=stylesheet href=/site/assets/css/styles-home.2.css />';
    const html = await withFirstStyles(
      PAGE.replace('<link rel=preload', `${more}$&`),
      out,
      '/site/',
    );
    const [, first] = stylesOf(html);
    expect(first).toContain('.a{color:red}');
    expect(first).toMatch(/color:red[^]*\.a\{margin:3px\}/);
    expect(html.endsWith(`styles.1.css />${more}</body>`)).toBe(true);
    expect(html.match(/rel=stylesheet/g)).toHaveLength(2);
  });

  it('is the same page apart from that', async () => {
    const html = await withFirstStyles(PAGE, out, '/site/');
    const link = '<link rel=stylesheet href=/site/assets/css/styles.1.css />';
    const back = html
      .replace(/<style>@layer[^]*?<\/style>/, link)
      .replace(`${link}</body>`, '</body>');
    expect(back).toBe(PAGE);
  });

  it('has the rules for what scripts set on the root before the first paint', async () => {
    const [, first] = stylesOf(await withFirstStyles(PAGE, out, '/site/'));
    expect(first).toContain('[data-theme=dark] .a{color:pink}');
    expect(first).toContain(':not(pre)>code{border:0}');
  });

  it('has the layers in the order of the sheet, those without a rule too', async () => {
    const [, first] = stylesOf(await withFirstStyles(PAGE, out, '/site/'));
    expect(first).toMatch(/^@layer base,rest;/);
  });

  it('stays as it is without a style sheet of the site', async () => {
    const page = '<html><head></head><body>A redirect</body>';
    expect(await withFirstStyles(page, out, '/site/')).toBe(page);
  });
});

describe('layers', () => {
  it('are named once, in the order of their first mention', () => {
    expect(layersOf('@layer b, a.x;@layer c{p{top:0}}@layer a.x{p{left:0}}')).toEqual([
      'b',
      'a.x',
      'c',
    ]);
  });
});

describe('the pages of a build', () => {
  it('are found at both kinds of addresses', async () => {
    mkdirSync(path.join(out, 'start'));
    writeFileSync(path.join(out, 'index.html'), PAGE);
    writeFileSync(path.join(out, 'start/index.html'), PAGE);
    writeFileSync(path.join(out, 'play.html'), PAGE);
    await addFirstStyles(out, '/site/', ['', 'start', 'play']);
    for (const file of ['index.html', 'start/index.html', 'play.html'])
      expect(stylesOf(readFileSync(path.join(out, file), 'utf8'))).toHaveLength(2);
  });

  it('must be there', async () => {
    await expect(addFirstStyles(out, '/site/', ['gone'])).rejects.toThrow(
      'The build has no page "/gone"',
    );
  });
});

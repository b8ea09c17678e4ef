import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {firstStyles, readSheet} from './firstStyles';

const LINK = '<link rel=stylesheet href=/site/assets/css/styles.1.css />';
const PAGE =
  '<!doctype html><html lang=en><head><title>A</title><style>@font-face{font-family:F}</style>' +
  `${LINK}<link rel=preload href=/x></head>` +
  '<body><p class=a>Text <code class="c d">$&</code></p><script>"</body>"</script></body>';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'first-styles-'));
  mkdirSync(path.join(out, 'assets/css'), {recursive: true});
  writeFileSync(path.join(out, 'assets/css/styles.1.css'), '.a{color:red}.unused{color:blue}');
});
afterEach(() => rmSync(out, {recursive: true, force: true}));

describe('a page with its first styles', () => {
  it('has the rules of its classes in its head, the sheet at its end, and is the same apart from that', () => {
    const html = firstStyles(out, '/site/')(PAGE);
    expect(html).toBe(
      PAGE.replace(LINK, () => '<style>.a{color:red;}</style>').replace(
        /<\/body>$/,
        () => `${LINK}</body>`,
      ),
    );
  });

  it('stays as it is without a style sheet of the site', () => {
    const page = '<html><head></head><body>A redirect</body>';
    expect(firstStyles(out, '/site/')(page)).toBe(page);
  });
});

describe('the part of a sheet for a page', () => {
  const partFor = (css: string) => readSheet(css)(new Set(['a', 'c', 'x:y']));

  it.each([
    '.a{color:red;}',
    '.a:hover .c{color:red;}',
    'p:not(.gone):is(.gone, .a:not(.gone)){color:red;}',
    '[data-theme=dark] .a{color:red;}',
    String.raw`.x\:y{color:red;}`,
    '@media (width < 9px){.a{color:red;}}',
    '@keyframes k{12.5%{top:0;}}',
    '@font-face {font-family:F;}',
  ])('has %s', (css) => expect(partFor(css)).toBe(css));

  it.each(['.a .gone{color:red}', '@media print{.gone{top:0}}', '/* why */'])('has no %s', (css) =>
    expect(partFor(css)).toBe(''),
  );

  it('has those selectors of a rule that the page can need', () => {
    expect(partFor('.a,.gone{top:0}')).toBe('.a{top:0;}');
  });

  it('has the layers in the order of the sheet, those without a rule too', () => {
    expect(partFor('@layer b, a.x;@layer c{.gone{top:0}}')).toMatch(/^@layer b,a\.x,c;/);
  });
});

import {describe, expect, it} from 'vitest';
import {FRAME_BOOT} from '../../example/edit/boot';
import {
  hashOf,
  headerPolicy,
  inlineScripts,
  pagePolicy,
  printPolicy,
  withPolicy,
  type PolicySettings,
} from './policy';

const NONE: PolicySettings = {
  analyticsScript: undefined,
  fontStylesheet: undefined,
  searchInsights: false,
};

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><script type=application/ld+json>{}</script>' +
  '<script src=/a.js defer></script></head><body><script>one()</script><script>one()</script></body></html>';

describe('the policy of a page', () => {
  it('has a hash for each inline script that runs, once, and one for the frame of the editor', () => {
    expect(inlineScripts(PAGE)).toEqual(['one()', 'one()']);
    const hashes = pagePolicy(PAGE, NONE)['script-src']!.filter((source) =>
      source.startsWith("'sha256"),
    );
    expect(hashes).toEqual([hashOf('one()'), hashOf(FRAME_BOOT)]);
    // The value that browsers name for this text.
    expect(hashOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('allows neither inline scripts nor code made of text', () => {
    const scripts = pagePolicy(PAGE, NONE)['script-src']!.join(' ');
    expect(scripts).not.toMatch(/unsafe|\*|https?:/);
  });

  it('allows WebAssembly on the pages that run a model, and on no other', () => {
    const of = (page: string) => pagePolicy(PAGE, NONE, page)['script-src']!;
    expect(of('docs/webModel')).toContain("'wasm-unsafe-eval'");
    expect(of('docs/webModel').join(' ')).not.toMatch(/ 'unsafe|\*|https?:/);
    expect(of('docs/connect')).not.toContain("'wasm-unsafe-eval'");
    expect(of('')).not.toContain("'wasm-unsafe-eval'");
  });

  it('allows the origins that the settings bring in', () => {
    const policy = pagePolicy(PAGE, {
      analyticsScript: 'https://stats.example.org/a.js',
      fontStylesheet: 'https://fonts.example.org/inter.css',
      searchInsights: true,
    });
    expect(policy['script-src']).toContain('https://stats.example.org');
    expect(policy['script-src']).toContain('https://cdn.jsdelivr.net');
    expect(policy['style-src']).toContain('https://fonts.example.org');
    expect(policy['font-src']).toContain('https:');
  });

  it('stands in front of everything that it has to hold for', () => {
    const html = withPolicy(PAGE, NONE);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
    expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(html.indexOf('charset'));
    expect(html.replace(/<meta http-equiv[^>]*>/, '')).toBe(PAGE);
  });
});

it('the header says what a page cannot, and nothing that depends on a page', () => {
  const text = printPolicy(headerPolicy(NONE));
  expect(text).toContain("frame-ancestors 'self'");
  expect(text).not.toMatch(/sha256|script-src|default-src/);
});

import {describe, expect, it} from 'vitest';
import {readSettings} from '../../config/settings';
import {headerRules, headersFile} from './headers';

const rules = headerRules(readSettings({}));

describe('configuration of hosts', () => {
  it('fits the limits of the hosts: 100 rules, 2000 characters in a line', () => {
    const lines = headersFile(rules, '/').split('\n');
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(2000);
    expect(rules.flatMap(({paths}) => paths).length).toBeLessThan(100);
  });

  it('tells hosts about framing, transport and who may load scripts', () => {
    const text = headersFile(rules, '/');
    expect(text).toContain('X-Frame-Options: SAMEORIGIN');
    expect(text).toContain('Strict-Transport-Security: max-age=31536000');
    expect(text).toContain('Cross-Origin-Resource-Policy: same-origin');
    // The frame of edited examples, which has no origin, shows pictures and plays sound of the site.
    const open = rules.filter(({paths}) => /^(\*|(img|audio)\/.*)$/m.test(paths.join('\n')));
    expect(open.flatMap(({headers}) => Object.keys(headers))).not.toContain(
      'Cross-Origin-Resource-Policy',
    );
  });

  // @spec playground.51
  it('lets other sites frame the page with one chat, and no other page', () => {
    const everyone = 'frame-ancestors *';
    const own = "frame-ancestors 'self'";
    const blocks = headersFile(rules, '/').split('\n\n');
    const whose = (words: string) =>
      blocks.filter((text) => text.includes(words)).map((text) => text.split('\n')[1]);
    expect(whose(everyone)).toEqual(['/playground/embed', '/playground/embed/']);
    expect(whose(own)).toEqual(
      expect.arrayContaining(['/', '/docs/*', '/playground', '/playground/']),
    );
    // Every rule that fits is heeded, so none for the open page may forbid what its own rules allow.
    expect(whose(own).some((path) => path === '/*' || path === '/playground/*')).toBe(false);
  });

  it('has the base URL in every path', () => {
    const paths = headersFile(rules, '/docs/').match(/^\/.*$/gm)!;
    expect(paths).toContain('/docs/*');
    expect(paths.every((text) => text.startsWith('/docs/'))).toBe(true);
  });

  it('lets only files that never change be kept for ever', () => {
    for (const {paths, headers} of rules)
      expect(/immutable/.test(headers['Cache-Control'] ?? '')).toBe(
        paths.every((path) => /^(assets|fonts)\//.test(path)),
      );
  });
});

import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSettings} from '../../config/settings';
import {headerRules} from './headers';
import {headersFile, nginxFile, vercelFile} from './hostFiles';

const ROOT = path.resolve(__dirname, '../../..');
const rules = headerRules(readSettings({}));

/** Files of the repository that are made from the list of headers. */
const FILES = {
  'vercel.json': vercelFile(rules, '/'),
  'hosting/nginx.conf': nginxFile(rules, '/'),
};

describe('configuration of hosts', () => {
  for (const [name, text] of Object.entries(FILES))
    it(`${name} says what the list of headers says`, () => {
      const file = path.join(ROOT, name);
      if (process.env.UPDATE_HOSTING) writeFileSync(file, text);
      expect(
        existsSync(file) && readFileSync(file, 'utf8'),
        `Write ${name} again: UPDATE_HOSTING=1 npx vitest run src/plugins/hosting`,
      ).toBe(text);
    });

  it('fits the limits of the hosts: 100 rules, 2000 characters in a line', () => {
    const lines = headersFile(rules, '/').split('\n');
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(2000);
    expect(rules.length).toBeLessThan(100);
  });

  it('tells every host the same about framing, transport and who may load scripts', () => {
    for (const text of [headersFile(rules, '/'), ...Object.values(FILES)]) {
      expect(text).toMatch(/X-Frame-Options"?:?\W+(?:value\W+)?SAMEORIGIN/);
      expect(text).toMatch(/Strict-Transport-Security"?:?\W+(?:value\W+)?max-age=31536000/);
      expect(text).toMatch(/Cross-Origin-Resource-Policy"?:?\W+(?:value\W+)?same-origin/);
    }
    // The frame of edited examples, which has no origin, shows pictures and plays sound of the site.
    const open = rules.filter(({path: place}) => /^(|img\/|audio\/)$/.test(place));
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

    const vercel = JSON.parse(FILES['vercel.json']) as {
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    const open = vercel.headers.filter(({headers}) =>
      headers.some(({value}) => value.includes(everyone)),
    );
    expect(open.map(({source}) => source)).toEqual(['/playground/embed', '/playground/embed/']);

    const locations = FILES['hosting/nginx.conf'].split('    location ').slice(1);
    for (const text of locations) {
      expect(text.match(/Content-Security-Policy/g)).toHaveLength(1);
      expect(text.includes(everyone)).toBe(/^= \/playground\/embed\/? \{/.test(text));
      expect(text.includes(own)).toBe(!text.includes(everyone));
    }
  });

  it('serves over https only with nginx: port 80 redirects, and says nothing else', () => {
    const [, plain = '', secure = ''] = FILES['hosting/nginx.conf'].split(/^server \{$/m);
    expect(plain).toMatch(/listen 80;[^]*return 301 https:\/\/\$host\$request_uri;\n\}/);
    expect(plain).not.toMatch(/add_header|root|location|443/);
    expect(secure).toMatch(/listen 443 ssl http2;[^]*ssl_certificate /);
    expect(secure).not.toContain('listen 80');
    const locations = secure.split('    location ').slice(1);
    for (const text of locations) expect(text).toContain('Strict-Transport-Security');
  });

  it('sends a sound as one, and compresses the sitemap, with nginx', () => {
    const nginx = FILES['hosting/nginx.conf'];
    expect(nginx).toContain('audio/wav wav;');
    expect(/gzip_types ([^;]*);/.exec(nginx)?.[1]?.split(/\s+/)).toEqual(
      expect.arrayContaining(['text/xml', 'application/xml']),
    );
  });

  it('has the base URL in every path', () => {
    const paths = headersFile(rules, '/docs/').match(/^\/.*$/gm)!;
    expect(paths).toContain('/docs/*');
    expect(paths.every((text) => text.startsWith('/docs/'))).toBe(true);
  });

  it('names the type of the manifest once for each host', () => {
    for (const text of [headersFile(rules, '/'), ...Object.values(FILES)])
      expect(text.match(/application\/manifest\+json/g)).toHaveLength(
        // nginx compresses by type too.
        text.startsWith('# Serves') ? 2 : 1,
      );
    expect(FILES['hosting/nginx.conf']).not.toContain('add_header Content-Type');
  });

  it('lets only files that never change be kept for ever', () => {
    for (const {path: place, headers} of rules)
      expect(/immutable/.test(headers['Cache-Control'] ?? '')).toBe(
        /^(assets|fonts)\//.test(place),
      );
  });
});

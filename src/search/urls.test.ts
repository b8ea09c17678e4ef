import {describe, expect, it} from 'vitest';
import {isExternal, toSiteAddress} from './urls';

const site = {url: 'https://example.org', baseUrl: '/base/'};
const here = 'http://localhost:3000';

describe('toSiteAddress', () => {
  it.each([
    ['/base/docs/a#b', '/base/docs/a#b'],
    ['https://example.org/base/docs/a?x=1#b', '/base/docs/a?x=1#b'],
    ['http://localhost:3000/base/', '/base/'],
    ['https://example.org/other', 'https://example.org/other'],
    ['https://elsewhere.org/base/a', 'https://elsewhere.org/base/a'],
    ['javascript:alert(1)', '/base/'],
    ['https://', '/base/'],
  ])('%s → %s', (address, expected) => {
    const result = toSiteAddress(address, site, here);
    expect(result).toBe(expected);
    expect(isExternal(result)).toBe(expected.startsWith('http'));
  });

  it('keeps an address whose path a browser would read as another host', () => {
    const root = {url: 'https://example.org', baseUrl: '/'};
    for (const address of [
      'https://example.org//evil.example',
      'https://example.org/\\\\evil.example/x',
      'http://localhost:3000//evil.example?a#b',
    ]) {
      const result = toSiteAddress(address, root, here);
      expect(isExternal(result), result).toBe(true);
      expect([root.url, here]).toContain(new URL(result, here).origin);
    }
  });
});

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
});

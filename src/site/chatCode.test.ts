import {describe, expect, it} from 'vitest';
import {chatCode, frameworks, toSource} from './chatCode';
import {providers} from './providers';
import {fragments} from '../fragments/registry';
import {sitemap} from './sitemap';
import {readFileSync} from 'node:fs';

describe('toSource', () => {
  it('writes keys bare where it can and escapes text', () => {
    expect(toSource({a: "it's", 'b-c': [1, true, null]})).toBe(
      "{a: 'it\\'s', 'b-c': [1, true, null]}",
    );
  });

  it('breaks long objects and leaves out what is undefined', () => {
    expect(toSource({one: 'x'.repeat(60), two: undefined})).toBe(
      `{\n  one: '${'x'.repeat(60)}',\n}`,
    );
  });
});

describe('chatCode', () => {
  it('names the element and every value for each framework', () => {
    for (const {id} of frameworks) {
      const code = chatCode(id, {demo: true, connect: {url: '/api/chat', stream: true}});
      expect(code).toMatch(/deep-chat|DeepChat/);
      expect(code).toContain('/api/chat');
      expect(code).not.toMatch(/\n{3,}|undefined|\[object/);
    }
  });

  it('escapes apostrophes in an attribute of HTML', () => {
    expect(chatCode('html', {introMessage: {text: "It's & on"}})).toContain(
      `introMessage='{"text":"It&#39;s &amp; on"}'`,
    );
  });

  it('keeps objects out of the render path in React', () => {
    const code = chatCode('react', {connect: {url: '/api/chat'}});
    expect(code.indexOf('const connect')).toBeLessThan(code.indexOf('function App'));
    expect(code).toContain('connect={connect}');
  });
});

describe('lists of the site', () => {
  it('has an icon for each of the 22 providers', () => {
    const sprite = readFileSync('static/img/providers.svg', 'utf8');
    expect(new Set(providers.map(({key}) => key)).size).toBe(22);
    for (const {icon} of providers) expect(sprite).toContain(`id="${icon}"`);
    for (const {key, settings} of providers) expect(Object.keys(settings)).toEqual([key]);
  });

  it('links to each page once', () => {
    const links = sitemap.flatMap((group) => group.links.map(({to}) => to));
    expect(new Set(links).size).toBe(links.length);
    expect(fragments.length).toBeGreaterThan(0);
  });
});

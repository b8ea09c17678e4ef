import {expect, it} from 'vitest';
import {isRedirectScript} from './knownScripts';

it('takes a script for a redirect only if it leads to a page of the site', () => {
  const script = (target: string) =>
    `\n window.location.href = '${target}' + window.location.search + window.location.hash;\n `;
  expect(isRedirectScript(script('/docs/introduction'), '/')).toBe(true);
  expect(isRedirectScript(script('/base/start'), '/base/')).toBe(true);
  for (const target of [
    '//evil.example',
    '/start',
    "/base/';go();'",
    '/base/\\x27',
    'https://evil.example',
  ])
    expect(isRedirectScript(script(target), '/base/'), target).toBe(false);
  expect(isRedirectScript(script('//evil.example'), '/')).toBe(false);
  expect(isRedirectScript(`${script('/base/a')}go()`, '/base/')).toBe(false);
});

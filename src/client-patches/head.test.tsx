// @vitest-environment happy-dom
import React, {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {Helmet} from './head';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const root = createRoot(document.createElement('div'));

async function show(page: ReactNode) {
  await act(async () => root.render(page));
  await new Promise(requestAnimationFrame);
}

const contents = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (node) => node.getAttribute('content') ?? node.getAttribute('href') ?? node.textContent,
  );

function Site({children}: {readonly children?: ReactNode}) {
  return (
    <>
      <Helmet>
        <html lang="en" className="site" />
        <title>Site</title>
        <meta name="description" content="Site" />
        <meta property="og:title" content="Site" />
        <link rel="icon" href="/icon.svg" />
        <link rel="canonical" href="/" />
      </Helmet>
      {children}
    </>
  );
}

beforeEach(() => {
  document.head.innerHTML = '<title data-rh="true">Site</title><meta charset="utf-8">';
});
afterEach(() => show(null));

it('shows what the innermost component wants, and what only outer ones have', async () => {
  await show(
    <Site>
      <Helmet>
        <html lang="en" className="site docs" />
        <title>{['Connect', ' | Site']}</title>
        <meta content="Connect" name="description" />
        <link rel="canonical" href="/connect" />
        <link rel="alternate" hrefLang="en" href="/connect" />
        <link rel="alternate" hrefLang="x-default" href="/connect" />
        <script type="application/ld+json">{'{"a":"<"}'}</script>
      </Helmet>
    </Site>,
  );
  expect(document.title).toBe('Connect | Site');
  expect(document.documentElement.className).toBe('site docs');
  expect(document.documentElement.lang).toBe('en');
  expect(contents('[name=description]')).toEqual(['Connect']);
  expect(contents('[property="og:title"]')).toEqual(['Site']);
  expect(contents('[rel=canonical]')).toEqual(['/connect']);
  expect(contents('[rel=alternate]')).toEqual(['/connect', '/connect']);
  expect(contents('script')).toEqual(['{"a":"<"}']);
  expect(document.head.querySelectorAll('meta[charset]')).toHaveLength(1);
});

it('goes back to the outer ones when a page is left, and keeps nodes that stay the same', async () => {
  await show(
    <Site>
      <Helmet>
        <html lang="en" data-page="docs" />
        <title>Connect</title>
        <meta name="robots" content="noindex" />
      </Helmet>
    </Site>,
  );
  const icon = document.head.querySelector('[rel=icon]');
  expect(contents('[name=robots]')).toEqual(['noindex']);
  await show(<Site />);
  expect(contents('[name=robots]')).toEqual([]);
  expect(document.title).toBe('Site');
  expect(document.documentElement.hasAttribute('data-page')).toBe(false);
  expect(document.head.querySelector('[rel=icon]')).toBe(icon);
});

it('takes over what the HTML of the page has', async () => {
  document.head.innerHTML +=
    '<link data-rh="true" rel="icon" href="/icon.svg"><meta data-rh="true" name="gone" content="x">';
  const icon = document.head.querySelector('[rel=icon]');
  await show(<Site />);
  expect(document.head.querySelector('[rel=icon]')).toBe(icon);
  expect(document.head.querySelectorAll('[rel=icon]')).toHaveLength(1);
  expect(contents('[name=gone]')).toEqual([]);
});

it('follows a component that changes its mind', async () => {
  await show(
    <Site>
      <Helmet>
        <title>One</title>
      </Helmet>
    </Site>,
  );
  await show(
    <Site>
      <Helmet>
        <title>Two</title>
      </Helmet>
    </Site>,
  );
  expect(document.title).toBe('Two');
});

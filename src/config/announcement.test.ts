import {describe, expect, it} from 'vitest';
import {safeAnnouncement} from './announcement';

describe('safeAnnouncement', () => {
  it.each([
    ['Version <b>two</b> is out', 'Version <b>two</b> is out'],
    ['<a href="/docs/connect">Read</a> & go', '<a href="/docs/connect">Read</a> &amp; go'],
    [
      '<a href="https://example.org" title="x">a</a>',
      '<a href="https://example.org" title="x">a</a>',
    ],
    [
      '<a target="_blank" rel="opener" href="https://example.org">a</a>',
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
    ],
  ])('keeps %s', (html, expected) => {
    expect(safeAnnouncement(html)).toEqual({html: expected, dropped: []});
  });

  it.each([
    ['<script>alert(1)</script>Hi', 'Hi', ['<script>']],
    ['<b onclick="alert(1)">Hi</b>', '<b>Hi</b>', ['onclick="alert(1)"']],
    ['<img src=x onerror=alert(1)>Hi', 'Hi', ['<img>']],
    ['<a href="javascript:alert(1)">Hi</a>', '<a>Hi</a>', ['href="javascript:alert(1)"']],
    ['<a href="java\nscript:alert(1)">Hi</a>', '<a>Hi</a>', ['href="java\nscript:alert(1)"']],
    ['<a href=" &#106;avascript:alert(1)">Hi</a>', '<a>Hi</a>', ['href=" javascript:alert(1)"']],
    ['<a href="data:text/html,x">Hi</a>', '<a>Hi</a>', ['href="data:text/html,x"']],
    ['<svg><script>alert(1)</script></svg>Hi', 'Hi', ['<svg>']],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '', ['<math>']],
    ['<style>*{display:none}</style>Hi', 'Hi', ['<style>']],
    ['<div style="position:fixed"><b>Hi</b></div>', '<b>Hi</b>', ['<div>']],
    ['<b style="position:fixed">Hi</b>', '<b>Hi</b>', ['style="position:fixed"']],
    ['<!-- x -->Hi<iframe srcdoc="<b>"></iframe>', 'Hi', ['<iframe>']],
    ['<form action=//evil.example><input>Hi</form>', 'Hi', ['<form>', '<input>']],
    ['<template><script>alert(1)</script></template>Hi', 'Hi', ['<template>']],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '"&gt;', ['<noscript>']],
  ])('takes what can run or cover out of %s', (html, expected, dropped) => {
    const safe = safeAnnouncement(html);
    expect(safe.html).toBe(expected);
    expect(safe.dropped).toEqual(expect.arrayContaining(dropped));
    // What it writes is read in the same way.
    expect(safeAnnouncement(safe.html)).toEqual({html: safe.html, dropped: []});
  });
});

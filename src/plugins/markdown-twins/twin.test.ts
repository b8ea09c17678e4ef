import {describe, expect, it} from 'vitest';
import type {Reference} from '../api-reference/view';
import {fullList, shortList} from '.';
import {twinOf, twinsOf} from './twin';

const reference: Reference = {
  model: {version: '1', properties: [], methods: [], events: [], providers: [], types: []},
  homes: new Map(),
  defaults: {},
};

const source = `---
title: Connect
description: How.
---

<details id="more">
<summary>More about it</summary>

Closed [text](/docs/files).

</details>

Text with a [link](/docs/events#onError), [one](#here) and [another](https://example.com/a).

:::warning[Watch out]

It **breaks**. See [this](/docs/files).

:::

## Heading \`code\` {/* #here */}

\`\`\`tsx live title="A demo"
<DeepChat demo={true} />
\`\`\`

\`\`\`ts title="server.ts"
const a = '{/* #not-an-id */}';
\`\`\`
`;

const page = {
  file: 'docs/connect.mdx',
  title: 'Connect',
  description: 'How.',
  source,
  url: 'https://site.test/base/docs/connect',
};
const twin = twinOf(page, reference, 'https://site.test/base');

describe('the Markdown of a page', () => {
  it('has closed parts under their titles', () => {
    expect(twin).toContain(
      '**More about it**\n\nClosed [text](https://site.test/base/docs/files).\n\nText',
    );
    expect(twin).not.toMatch(/<\/?(?:details|summary)/);
  });

  it('starts with title and description and has no front matter', () => {
    expect(twin.startsWith('# Connect\n\nHow.\n\n**More')).toBe(true);
    expect(twin).not.toContain('title: Connect');
  });

  it('has absolute links', () => {
    expect(twin).toContain('(https://site.test/base/docs/events#onError)');
    expect(twin).toContain('(https://site.test/base/docs/connect#here)');
    expect(twin).toContain('(https://example.com/a)');
  });

  it('has notes as quotes, with their links', () => {
    expect(twin).toContain(
      '> **Watch out**\n>\n> It **breaks**. See [this](https://site.test/base/docs/files).',
    );
    expect(twin).not.toContain(':::');
  });

  it('has headings without their ids and code as it is', () => {
    expect(twin).toContain('## Heading `code`\n');
    expect(twin).toContain("const a = '{/* #not-an-id */}';");
    expect(twin).toContain('server.ts:\n\n```ts\n');
  });

  it('has live examples as complete code', () => {
    expect(twin).toContain('A demo:\n\n```tsx\n');
    expect(twin).toContain("from 'deep-chat-react';");
    expect(twin).not.toContain('live');
  });
});

describe('the Markdown of a page in another framework', () => {
  const twinFor = twinsOf(page, reference, 'https://site.test/base');

  it('has the code of that framework and the same text', () => {
    const vue = twinFor('vue');
    expect(vue).toContain('A demo:\n\n');
    expect(vue).toContain('<script setup');
    expect(vue).not.toContain('deep-chat-react');
    const prose = (text: string) => text.slice(0, text.indexOf('A demo:'));
    expect(prose(vue)).toBe(prose(twin));
  });

  it('has all files of an example, each with its path', () => {
    const next = twinFor('next');
    expect(next.match(/^`[\w/.-]+`:$/gm)?.length).toBeGreaterThan(1);
  });

  it('is the default one again when asked for it', () => {
    expect(twinFor('react')).toBe(twin);
  });
});

describe('the lists', () => {
  const pages = [{...page, place: '/docs/connect', twin}];
  const site = {title: 'Deep Chat', tagline: 'A chat.'};

  it('link to the Markdown with title and description', () => {
    const list = shortList(site, pages, 'https://site.test/base');
    expect(list).toMatch(
      /^# Deep Chat\n\n> A chat\.\n\n## Docs\n\n- \[Connect\]\(https:\/\/site\.test\/base\/docs\/connect\.md\): How\.\n/,
    );
    expect(list).toContain('\n- [API as JSON](https://site.test/base/docs/api.json): ');
  });

  it('hold every text', () => {
    expect(fullList(site, pages)).toContain(twin.trim());
  });
});

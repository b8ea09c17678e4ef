import {describe, expect, it} from 'vitest';
import type {Reference} from '../api-reference/view';
import {fullList, shortList} from './lists';
import {twinOf} from './twin';

const reference: Reference = {
  model: {version: '1', properties: [], methods: [], events: [], providers: [], types: []},
  homes: new Map(),
  defaults: {},
};

const source = `---
title: Connect
description: How.
---

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
  it('starts with title and description and has no front matter', () => {
    expect(twin.startsWith('# Connect\n\nHow.\n\nText')).toBe(true);
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

describe('the lists', () => {
  const pages = [{...page, place: '/docs/connect', twin}];
  const site = {title: 'Deep Chat', tagline: 'A chat.'};

  it('link to the Markdown with title and description', () => {
    expect(shortList(site, pages)).toBe(
      '# Deep Chat\n\n> A chat.\n\n## Docs\n\n- [Connect](https://site.test/base/docs/connect.md): How.\n',
    );
  });

  it('hold every text', () => {
    expect(fullList(site, pages)).toContain(twin.trim());
  });
});

import {describe, expect, it} from 'vitest';
import {FRAMEWORKS} from '../../example/frameworks';
import type {Reference} from '../api-reference/loadModel';
import {fullList, shortList} from '.';
import {blockIn} from './blocks';
import {twinsOf} from './twin';

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
const root = 'https://site.test/base';
const places = new Set(['/docs/connect', '/docs/events', '/docs/files']);
const twinFor = twinsOf(page, reference, root, places);
const twin = twinFor('react');

describe('the Markdown of a page', () => {
  it('has closed parts under their titles', () => {
    expect(twin).toContain(
      '**More about it**\n\nClosed [text](https://site.test/base/docs/files.md).\n\nText',
    );
    expect(twin).not.toMatch(/<\/?(?:details|summary)/);
  });

  it('starts with title and description and has no front matter', () => {
    expect(twin.startsWith('# Connect\n\nHow.\n\n**More')).toBe(true);
    expect(twin).not.toContain('title: Connect');
  });

  it('has absolute links', () => {
    expect(twin).toContain('(https://site.test/base/docs/events.md#onError)');
    expect(twin).toContain('(https://site.test/base/docs/connect.md#here)');
    expect(twin).toContain('(https://example.com/a)');
  });

  it('has notes as quotes, with their links', () => {
    expect(twin).toContain(
      '> **Watch out**\n>\n> It **breaks**. See [this](https://site.test/base/docs/files.md).',
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
  it('has the code of that framework and the same text', () => {
    const vue = twinFor('vue');
    expect(vue).toContain('A demo:\n\n');
    expect(vue).toContain('<script setup');
    expect(vue).not.toContain('deep-chat-react');
    const prose = (text: string) => text.slice(0, text.indexOf('A demo:'));
    expect(prose(vue).replaceAll('.vue.md', '.md')).toBe(prose(twin));
  });

  it('has all files of an example, each with its path', () => {
    const next = twinFor('next');
    expect(next.match(/^`[\w/.-]+`:$/gm)?.length).toBeGreaterThan(1);
  });

  it('is the default one again when asked for it', () => {
    expect(twinFor('react')).toBe(twin);
  });
});

describe('words about code', () => {
  const known: Reference = {
    ...reference,
    model: {
      ...reference.model,
      properties: [{name: 'connect', type: '', refs: [], required: false}],
    } as unknown as Reference['model'],
  };
  const text =
    'Set `connect={{stream: true}}`.\n\nIn React, `connect={{url}}` resets it.\n\nUse `key={id}`.\n\nA <Moved id="a">[page](/docs/files)</Moved>, <PreviewLink to="/demo">live</PreviewLink>.\n';
  const wordsIn = twinsOf({...page, source: text}, known, root, places);

  it('have properties in the syntax of the framework, except where they name one', () => {
    expect(wordsIn('react')).toContain('`connect={{stream: true}}`');
    expect(wordsIn('vue')).toContain('`:connect="{stream: true}"`');
    expect(wordsIn('angular')).toContain('`[connect]="{stream: true}"`');
    expect(wordsIn('html')).toContain('`chat.connect = {stream: true}`');
    expect(wordsIn('vue')).toContain('`connect={{url}}` resets');
    expect(wordsIn('vue')).toContain('`key={id}`');
  });

  it('have no elements of the site', () => {
    expect(wordsIn('vue')).toContain(`A [page](${root}/docs/files.vue.md), [live](${root}/demo).`);
  });
});

describe('blocks of code', () => {
  const chat = "<DeepChat connect={{url: '/api'}} />";

  it('are translated if they only show a chat', () => {
    expect(blockIn('vue', 'tsx', chat, 'A server')).toBe(
      "A server:\n\n```vue\nconst connect: DeepChat['connect'] = {url: '/api'};\n\n<deep-chat :connect=\"connect\"></deep-chat>\n```",
    );
    expect(blockIn('react', 'tsx', chat, 'A server')).toBe(
      `A server:\n\n\`\`\`tsx\n${chat}\n\`\`\``,
    );
    const file = `import {memo} from 'react';\nimport {DeepChat} from 'deep-chat-react';\n\nconst Stable = memo(DeepChat);\nconst connect: Connect = {url: '/api'};\n\nexport const Chat = () => <Stable connect={connect} />;`;
    const translated = blockIn('svelte', 'tsx', file, 'Chat.tsx');
    expect(translated).toMatch(/^Chat:\n\n```svelte\n<script/);
    expect(translated).not.toContain('memo');
  });

  it('keep the imports of types, and take names of the code around them as they are', () => {
    const type = "import type {Connect} from 'deep-chat/dist/types/connect';";
    const file = `import {DeepChat} from 'deep-chat-react';\n${type}\n\nconst connect: Connect = {url: '/api'};\n\nexport const Chat = () => <DeepChat connect={connect} />;`;
    for (const framework of ['vue', 'nuxt', 'angular', 'svelte', 'solid'] as const) {
      const translated = blockIn(framework, 'tsx', file, 'Chat.tsx');
      expect(translated, framework).toContain(type);
      expect(translated, framework).toContain('const connect: Connect = ');
    }
    const html = blockIn('html', 'tsx', file, 'Chat.tsx');
    expect(html).not.toContain('Connect');
    expect(html).toContain('<title>Chat</title>');
    const around = blockIn('vue', 'tsx', '<DeepChat connect={connect} />', 'A server');
    expect(around).toContain('```vue\n<deep-chat :connect="connect"></deep-chat>\n```');
  });

  it('show the files beside a component once on a page', () => {
    const shown = new Set<string>();
    const file = `import {DeepChat} from 'deep-chat-react';\n\nexport const Chat = () => <DeepChat demo={true} />;`;
    expect(blockIn('vue', 'tsx', file, 'Chat.tsx', shown)).toContain('vite.config.ts');
    expect(blockIn('vue', 'tsx', file, 'Chat.tsx', shown)).not.toContain('vite.config.ts');
  });

  it('say which framework they are in', () => {
    const hook =
      'export function App() {\n  const [a] = useState(0);\n  return <DeepChat demo={a} />;\n}';
    expect(blockIn('vue', 'tsx', hook, 'App.tsx')).toMatch(/^App\.tsx, in React:\n/);
    expect(blockIn('vue', 'tsx', hook, undefined)).toMatch(/^In React:\n/);
    expect(blockIn('next', 'tsx', hook, undefined)).toMatch(/^```tsx/);
    expect(blockIn('vue', 'tsx', hook, 'React: App.tsx')).toMatch(/^React: App\.tsx:\n/);
    expect(blockIn('react', 'svelte', '<p></p>', undefined)).toMatch(/^In Svelte:/);
    expect(blockIn('react', 'bash', 'npm i', undefined)).toMatch(/^```bash/);
  });
});

describe('the lists', () => {
  const pages = [{...page, place: '/docs/connect', twin, short: () => twin}];
  const site = {title: 'Deep Chat', tagline: 'A chat.'};

  it('link to the Markdown with title and description', () => {
    const list = shortList(site, pages, 'https://site.test/base');
    expect(list).toMatch(/^# Deep Chat\n\n> A chat\.\n\n/);
    expect(list).toContain(
      '\n## Docs\n\n- [Connect](https://site.test/base/docs/connect.md): How.\n',
    );
    expect(list).toContain('\n- [API as JSON](https://site.test/base/docs/api.json): ');
  });

  it('name the variants, a file for each framework and the check', () => {
    const list = shortList(site, pages, root);
    for (const {id} of FRAMEWORKS) expect(list).toContain(`(${root}/llms-${id}.txt)`);
    expect(list).toContain(`${root}/docs/connect.vue.md`);
    expect(list).toContain(`(${root}/tools/check-snippet.mjs)`);
  });

  it('hold every text', () => {
    expect(fullList(site, pages)).toContain(twin.trim());
  });
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {GRAMMAR} from '../../example/model/parseExample';
import liveExamplesPlugin from './index';
import {liveExamples} from './remark';

const CACHE = path.resolve(__dirname, '../../../node_modules/.cache');

/** A page with one fence, which begins on line 7. */
const pageWith = (source: string, head = 'tsx live title="A chat"') => `---
title: A page
---

Some text.

\`\`\`${head}
${source}
\`\`\`
`;

/** What is wrong, the fence, what the message says about the place, and about what is allowed. */
const WRONG: readonly [what: string, source: string, place: string, allowed: RegExp | string][] = [
  [
    'an unknown property',
    '<DeepChat\n  demo={true}\n  introMesage={{text: "Hello"}}\n/>',
    'docs/page.mdx:10',
    /Property 'introMesage' does not exist\. Did you mean 'introMessage'\?/,
  ],
  [
    'an unknown field of a property',
    '<DeepChat demo={true} textInput={{placeholder: {txt: "Ask"}}} />',
    'docs/page.mdx:8',
    /'txt' does not exist in type .*Did you mean to write 'text'\?/,
  ],
  [
    'a wrong type',
    '<DeepChat demo={true}\n  maxVisibleMessages="many" />',
    'docs/page.mdx:9',
    /Type 'string' is not assignable to type 'number'/,
  ],
  [
    'an unknown method',
    '<>\n  <DeepChat demo={true} />\n  <button onClick={() => chat.clearMessage()}>Clear</button>\n</>',
    'docs/page.mdx:10',
    /Did you mean 'clearMessages'\?/,
  ],
  [
    'a fence that does not parse',
    '<DeepChat\n  demo={{\n/>',
    'docs/page.mdx:10',
    /Unexpected token/,
  ],
  ['a fence outside of the grammar', 'let a = 1;\n<DeepChat />', 'docs/page.mdx:8', GRAMMAR],
];

let site = '';

beforeEach(() => {
  mkdirSync(CACHE, {recursive: true});
  site = mkdtempSync(path.join(CACHE, 'site-'));
  for (const folder of ['docs', 'examples']) mkdirSync(path.join(site, folder));
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  rmSync(site, {recursive: true, force: true});
  vi.unstubAllEnvs();
});

/** What a build does with the pages before it bundles anything. */
async function build(page: string): Promise<void> {
  writeFileSync(path.join(site, 'docs/page.mdx'), page);
  await liveExamplesPlugin({siteDir: site} as LoadContext).loadContent!();
}

/** What a page goes through when it is compiled, in a build as in the development server. */
async function compile(page: string): Promise<void> {
  const file = new VFile({path: 'docs/page.mdx', value: page});
  const processor = unified().use(remarkParse).use(remarkMdx).use(liveExamples);
  await processor.run(processor.parse(file), file);
}

describe('a build', {timeout: 60_000}, () => {
  it('goes on with an example that is right', async () => {
    await build(pageWith('<DeepChat demo={true} />'));
  });

  it('fails on an example that was right before its change', async () => {
    await build(pageWith('<DeepChat demo={true} />'));
    await build(pageWith('<DeepChat demo={true} />', 'tsx live title="Another title"'));
    await expect(build(pageWith('<DeepChat demos={true} />'))).rejects.toThrow('docs/page.mdx:8');
    // It is not remembered as right either.
    await expect(build(pageWith('<DeepChat demos={true} />'))).rejects.toThrow('docs/page.mdx:8');
  });

  it.each(WRONG)('fails on %s', async (_, source, place, allowed) => {
    const error = await build(pageWith(source)).catch(String);
    expect(error).toContain(place);
    expect(error).toEqual(
      typeof allowed === 'string'
        ? expect.stringContaining(allowed)
        : expect.stringMatching(allowed),
    );
  });

  it('fails on a head that is wrong', async () => {
    const page = pageWith('<DeepChat />', 'tsx live');
    await expect(build(page)).rejects.toThrow(/docs\/page\.mdx:7 {2}A live fence needs title=/);
  });

  it('does not wait for types while pages are written', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await build(pageWith(WRONG[0]![1]));
  });
});

describe('a page that is compiled', () => {
  it.each(WRONG.slice(-2))('fails on %s', async (_, source, place, allowed) => {
    await expect(compile(pageWith(source))).rejects.toThrow(place);
    await expect(compile(pageWith(source))).rejects.toThrow(allowed);
  });

  it('fails on a prompt for a chat that cannot reply', async () => {
    const head = 'tsx live title="A chat" prompt="Hello"';
    const remote = '<DeepChat webModel={true} />';
    await expect(compile(pageWith(remote, head))).rejects.toThrow(
      /docs\/page\.mdx:7 {2}A prompt needs a chat that replies, and webModel alone/,
    );
    const played = '<DeepChat directConnection={{openAI: true}} connect={{handler() {}}} />';
    await compile(pageWith(played, head));
  });

  it('fails on two titles that make one id', async () => {
    const second = pageWith('<DeepChat />', 'tsx live title="a: chat"').replace(/---[^]*?---/, '');
    await expect(compile(pageWith('<DeepChat />') + second)).rejects.toThrow('example-a-chat');
  });

  it('fails on two examples with one title', async () => {
    const page = pageWith('<DeepChat />') + pageWith('<DeepChat />').replace(/---[^]*?---/, '');
    await expect(compile(page)).rejects.toThrow(/docs\/page\.mdx:\d+ {2}"A chat" is the title of/);
  });
});

it('the development server checks the types of a page that was saved since its start', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const page = path.join(site, 'docs/page.mdx');
  const save = async (value: string) => {
    writeFileSync(page, value);
    const file = new VFile({path: page, cwd: site, value});
    const processor = unified().use(remarkParse).use(remarkMdx).use(liveExamples);
    await processor.run(processor.parse(file), file);
  };
  await save(pageWith('<DeepChat demo={true} />'));
  await expect(save(pageWith(WRONG[0]![1]))).rejects.toThrow(/docs\/page\.mdx:10 .*introMesage/);
  const start = performance.now();
  await expect(save(pageWith(WRONG[0]![1]))).rejects.toThrow("Did you mean 'introMessage'?");
  console.log(`an edited page was checked in ${Math.round(performance.now() - start)} ms`);
});

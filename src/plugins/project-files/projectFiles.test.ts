import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {parseMdx} from '../../mdx/nodes';
import {pageText, fileSettings, readProject, shownText} from './readProject';
import {projectFiles} from './remark';

const site = mkdtempSync(path.join(tmpdir(), 'project-files-'));
mkdirSync(path.join(site, 'examples/_projects/go'), {recursive: true});
writeFileSync(
  path.join(site, 'examples/_projects/go/main.go'),
  'package main\n\nfunc main() {\n\t// #region loop\n\tfor {\n\t\twork()\n\t}\n\t// #endregion loop\n}\n',
);

function run(markdown: string): Root {
  const tree = parseMdx(markdown);
  projectFiles({siteDir: site})(tree, new VFile({path: 'examples/page.mdx'}));
  return tree;
}

describe('a fence that shows a file', () => {
  it('gets its text and its name', () => {
    const [fence] = run('```go file="_projects/go/main.go"\n```').children;
    expect(fence).toMatchObject({
      lang: 'go',
      meta: 'title="main.go"',
      value: 'package main\n\nfunc main() {\n\tfor {\n\t\twork()\n\t}\n}',
    });
  });

  it('shows one region without its indent', () => {
    const [fence] = run('```go file="_projects/go/main.go" region="loop"\n```').children;
    expect(fence).toMatchObject({value: 'for {\n\twork()\n}'});
  });

  it.each([
    [
      'file="_projects/go/none.go"',
      '',
      /page\.mdx:3 {2}There is no file "_projects\/go\/none\.go"/,
    ],
    ['file="../package.json"', '', /page\.mdx:3 {2}There is no file/],
    ['file="_projects/go/main.go" region="a"', '', /page\.mdx:3 .*no region "a" \(it has: loop\)/],
    ['file="_projects/go/main.go"', 'text\n', /page\.mdx:3 .*so it must be empty/],
  ])('%s fails with file and line', (meta, body, message) => {
    expect(() => run(`Text\n\n\`\`\`go ${meta}\n${body}\`\`\``)).toThrow(message);
  });

  it('has its text for those who read pages as text', () => {
    const source = '# Page\n\n```go file="_projects/go/main.go" region="loop"\n```\n\nEnd\n';
    expect(pageText({file: 'examples/page.mdx', source}, site)).toBe(
      '# Page\n\n```go title="main.go"\nfor {\n\twork()\n}\n```\n\nEnd\n',
    );
  });

  it('leaves other fences alone', () => {
    expect(fileSettings('title="profile="')).toBeUndefined();
    expect(fileSettings(null)).toBeUndefined();
  });
});

describe('a project', () => {
  it('gives its files to the bar that opens it', () => {
    const [bar] = run('<ProjectBar name="go" title="Go" />').children;
    expect(JSON.stringify(bar)).toContain('example-projects/go.json');
    expect(Object.keys(readProject(site, 'go'))).toEqual(['main.go']);
  });

  it('has to exist', () => {
    expect(() => run('<ProjectBar name="gone" title="Gone" />')).toThrow(
      'examples/page.mdx:1  There is no project "gone". Projects: go.',
    );
  });
});

it.each([
  '# region a\nx = 1\n# endregion a',
  '<!-- #region a -->\nx = 1\n<!-- #endregion a -->',
  '/* #region a */\nx = 1\n/* #endregion a */',
])('regions are marked in the comments of the language: %s', (text) => {
  expect(shownText(text, 'a')).toBe('x = 1');
});

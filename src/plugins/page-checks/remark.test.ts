import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pageOf, readPages} from '../api-reference/pages';
import {pageProblems} from './remark';

const SITE = path.resolve(__dirname, '../../..');

describe('the check of a saved page', () => {
  const pages = readPages(SITE);

  it('finds nothing in the pages as they are', () => {
    expect(pages.flatMap((page) => pageProblems(page, pages))).toEqual([]);
  });

  it('names the line and the nearest heading of a broken link, and a missing description', () => {
    const source =
      '---\ntitle: A\n---\n\n## One {/* #one */}\n\n```md\n[code](#gone)\n```\n\n[a](#one) [b](#onne)\n[c](/docs/connect#respons)\n';
    const page = pageOf('docs/a.mdx', source);
    const [description, own, other, ...rest] = pageProblems(page, [...pages, page]);
    expect(description).toBe('docs/a.mdx:1  The page needs a description of 80 to 160 characters.');
    expect(own).toBe('docs/a.mdx:11  /docs/a has no heading #onne. Nearest: one.');
    expect(other).toMatch(
      /^docs\/a\.mdx:12 {2}\/docs\/connect has no heading #respons\. Nearest: Response,/,
    );
    expect(rest).toEqual([]);
  });
});

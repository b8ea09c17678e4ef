import fs from 'node:fs';
import path from 'node:path';
import sidebars from '../../../sidebars';
import {pageFiles} from '../../../src/plugins/api-reference/pages';
import {expandProjectFiles} from '../../../src/plugins/project-files/readProject';
import {applyAliases} from '../../../src/plugins/search-index/applyAliases';
import {groupsOf, type SidebarItem} from '../../../src/plugins/search-index/sidebarGroups';
import {leanCode} from '../../../src/plugins/search-index/leanCode';
import {parsePage} from '../../../src/plugins/search-index/parsePage';
import type {SearchIndex} from '../../../src/search/types';

const ROOT = path.join(__dirname, '../../..');

/** The index of the site's own pages, as the plugin builds it, without Docusaurus around it. */
export function siteIndex(root = ROOT): SearchIndex {
  const items = Object.fromEntries(
    Object.entries(sidebars).map(([name, list]) => [name, (list as unknown[]).map(normalise)]),
  );
  const groups = groupsOf(items);
  const order = [...groups.keys()];
  const pages = pageFiles(root)
    .map((file) => ({file, id: file.replace(/\.mdx$/, '')}))
    .filter(({id}) => groups.has(id))
    .sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map(({file, id}) => {
      const source = expandProjectFiles(fs.readFileSync(path.join(root, file), 'utf8'), file, root);
      const title = field(source, 'title') ?? id;
      return {
        url: `/${id.replace(/\/index$/, '/')}`,
        group: groups.get(id)!,
        title,
        sections: applyAliases(
          id,
          parsePage(source, {title, description: field(source, 'description') ?? ''}),
        ),
      };
    });
  return {language: 'en', version: 'current', tag: 'docs-default-current', pages: leanCode(pages)};
}

function normalise(item: unknown): SidebarItem {
  if (typeof item === 'string') return {type: 'doc', id: item};
  const {items, ...rest} = item as SidebarItem;
  return {...rest, ...(items && {items: items.map(normalise)})};
}

function field(source: string, name: string): string | undefined {
  const head = /^---\n([^]*?)\n---/.exec(source)?.[1] ?? '';
  return new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(head)?.[1]?.replace(/^(['"])(.*)\1$/, '$2');
}

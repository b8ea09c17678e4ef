import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {isObject} from '../../lib/isObject';

/** Ids of the pages in the order in which the sidebars list them. */
export function sidebarOrder(sidebars: SidebarsConfig): string[] {
  return Object.values(sidebars).flatMap((sidebar) => idsOf(sidebar));
}

function idsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(idsOf);
  if (!isObject(item)) return [];
  const {id, link, items} = item;
  const own = [id, isObject(link) ? link.id : undefined];
  return [...own.filter((name) => typeof name === 'string'), ...idsOf(items)];
}

/** The pages in the order of the sidebars; pages outside of them come last. */
export function inSidebarOrder<P extends {readonly file: string}>(
  pages: readonly P[],
  order: readonly string[],
): P[] {
  const place = ({file}: P) => {
    const index = order.indexOf(file.replace(/\.mdx?$/, ''));
    return index < 0 ? order.length : index;
  };
  return [...pages].sort((a, b) => place(a) - place(b));
}

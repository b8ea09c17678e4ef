/** The fields of Docusaurus' normalized sidebar items that locate a page. */
export interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly SidebarItem[];
  readonly link?: {readonly type: string; readonly id?: string};
}

/**
 * The search group (`lvl0`) of each page: the top-level category it belongs to, else its sidebar's name.
 *
 * @returns group by doc id, in the sidebars' order.
 */
export function groupsOf(
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const [sidebar, items] of Object.entries(sidebars)) {
    const name = sidebar.charAt(0).toUpperCase() + sidebar.slice(1);
    for (const item of items) collect(item, item.type === 'category' ? (item.label ?? name) : name);
  }
  return groups;

  function collect(item: SidebarItem, group: string): void {
    const id = item.type === 'category' ? item.link?.id : item.id;
    if (id && !groups.has(id)) groups.set(id, group);
    item.items?.forEach((child) => collect(child, group));
  }
}

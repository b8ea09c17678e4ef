import type {ReactNode} from 'react';

/** The tags below a page. The site's pages have none: search and sidebar lead to them. */
export default function TagsListInline(): ReactNode {
  return null;
}

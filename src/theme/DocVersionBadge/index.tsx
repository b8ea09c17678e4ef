import type {ReactNode} from 'react';

/** The name of the version above a page. The site has one version. */
export default function DocVersionBadge(): ReactNode {
  return null;
}

import type {ReactNode} from 'react';

/** The notice on pages of an outdated version. The site has one version. */
export default function DocVersionBanner(): ReactNode {
  return null;
}

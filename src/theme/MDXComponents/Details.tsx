import React, {createContext, useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './Details.module.css';

/** Whether something is in a part that starts closed: its code waits for its colors, most of a page's elements. */
export const InClosedPart = createContext(false);

/**
 * A closed part of a page: the browser's own element, so that it works without JavaScript and find-in-page
 * opens it. The browser also opens it for a link into it, but not for one that the router follows, which
 * is done here.
 */
export function Details({id, className, ...props}: ComponentProps<'details'>): ReactNode {
  const links = useBrokenLinks();
  if (id) links.collectAnchor(id);
  const details = useRef<HTMLDetailsElement>(null);
  const {hash, key} = useLocation();
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target || !details.current?.contains(target)) return;
    details.current.open = true;
    target.scrollIntoView();
  }, [hash, key]);
  return (
    <InClosedPart value={!props.open}>
      <details {...props} id={id} ref={details} className={clsx(styles.details, className)} />
    </InClosedPart>
  );
}

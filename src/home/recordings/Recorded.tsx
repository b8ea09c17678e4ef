import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {RecordingName} from './markup';
import type * as markup from './markup';
import styles from './recorded.module.css';

/** The recordings while pages are built. In the browser the HTML of the page has them. */
const built = __BUILDING__ ? (require('./markup') as typeof markup) : undefined;

const CLASS = styles.recorded ?? '';

/** Asked for by pages that a link opens: they have no HTML that contains the recordings. */
const loadMarkup = () => import(/* webpackChunkName: "recordings" */ './markup');

/** The skin of a dark page, for all recordings of a page. */
export function RecordedSkin(): ReactNode {
  const element = useRef<HTMLStyleElement>(null);
  const [html] = useState(() => ({__html: built?.darkRule(CLASS) ?? ''}));
  useEffect(() => {
    const target = element.current;
    if (!target || target.textContent) return;
    void loadMarkup().then(
      ({darkRule}) => {
        target.textContent = darkRule(CLASS);
      },
      () => undefined, // offline: the recordings are missing too
    );
  }, []);
  return <style ref={element} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/**
 * Chats as the component drew them, in a shadow tree like its own. The tree is in the HTML of the page, so it
 * is seen without JavaScript and without the component.
 */
export function Recorded({
  names,
  skin,
  onRoot,
}: {
  readonly names: readonly RecordingName[];
  /** For a place that does not follow the color mode of the page. */
  readonly skin?: 'light' | 'dark';
  /** Called with the shadow tree when it is there. */
  readonly onRoot?: (root: ShadowRoot) => void;
}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [html] = useState(() => ({
    __html: built ? `<template shadowrootmode="open">${built.shadowHtml(names)}</template>` : '',
  }));

  useIsomorphicLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const open = (content: string) => {
      const root = element.attachShadow({mode: 'open'});
      root.innerHTML = content;
      onRoot?.(root);
    };
    // Older browsers leave the template where it is.
    const template = element.querySelector('template');
    template?.remove();
    if (element.shadowRoot) onRoot?.(element.shadowRoot);
    else if (template) open(template.innerHTML);
    else
      void loadMarkup().then(
        ({shadowHtml}) => {
          if (!element.shadowRoot) open(shadowHtml(names));
        },
        () => undefined, // offline: the place stays empty, and the code beside it is complete
      );
    // The names of a place never change.
  }, []);

  return (
    <div
      ref={host}
      className={styles.recorded}
      data-skin={skin}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

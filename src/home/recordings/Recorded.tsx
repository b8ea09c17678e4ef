import React, {useRef, useState, type CSSProperties, type ReactNode} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {skinSheet, variables} from '../../chat/skins';
import recorded from './recorded.json';
import styles from './recorded.module.css';

/** A conversation that the installed component has drawn. */
export type RecordingName = keyof typeof recorded.chats;

/**
 * Of several recordings in one place, those whose `--show-NAME` is `block` are seen. The page around decides,
 * without JavaScript too: custom properties reach into the shadow tree.
 */
function choiceOf(names: readonly RecordingName[]): string {
  if (names.length === 1) return '';
  return names.map((name) => `.${name}{display:var(--show-${name},none)}`).join('');
}

function shadowHtml(names: readonly RecordingName[]): string {
  const chats = names.map((name) => `<div class="recording ${name}">${recorded.chats[name]}</div>`);
  // The component writes heard words in gray, too pale to be read.
  const place =
    '.recording{height:100%}#text-input span[style*=grey]{color:var(--chat-muted)!important}';
  return `<style>${recorded.sheet}${skinSheet()}${place}${choiceOf(names)}</style>${chats.join('')}`;
}

/** The skin of a dark page. It is outside, as rules of the page take precedence over `:host`. */
export function RecordedSkin(): ReactNode {
  const rule = `[data-theme=dark] .${styles.recorded}:not([data-skin]),.${styles.recorded}[data-skin=dark]{${variables('dark')};color:var(--chat-text)}`;
  return <style dangerouslySetInnerHTML={{__html: rule}} />;
}

/**
 * Chats as the component drew them, in a shadow tree like its own. The tree is in the HTML of the page, so it
 * is seen without JavaScript and without the component; a page that is opened by a link gets it here.
 */
export function Recorded({
  names,
  skin,
  style,
  onRoot,
}: {
  readonly names: readonly RecordingName[];
  /** For a place that does not follow the color mode of the page. */
  readonly skin?: 'light' | 'dark';
  readonly style?: CSSProperties;
  /** Called with the shadow tree when it is there. */
  readonly onRoot?: (root: ShadowRoot) => void;
}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [html] = useState(() => ({
    __html: `<template shadowrootmode="open">${shadowHtml(names)}</template>`,
  }));

  useIsomorphicLayoutEffect(() => {
    const element = host.current!;
    // Older browsers leave the template where it is.
    element.querySelector('template')?.remove();
    let root = element.shadowRoot;
    if (!root) {
      root = element.attachShadow({mode: 'open'});
      root.innerHTML = shadowHtml(names);
    }
    onRoot?.(root);
    // The names of a place never change.
  }, []);

  return (
    <div
      ref={host}
      className={styles.recorded}
      data-skin={skin}
      style={style}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

import {createElement, type ReactNode} from 'react';
import type {PanelNode} from '../model/outline';

/** An intro panel as React elements. */
export function renderPanel(node: PanelNode, key?: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(
    node.tag,
    {...node.attributes, key},
    ...(node.children ?? []).map((child, index) => renderPanel(child, index)),
  );
}

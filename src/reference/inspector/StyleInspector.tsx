import React, {type ReactNode} from 'react';
import {LazyPanel} from '../../ui/LazyPanel';

const load = () => import('./InspectorPanel');

/** A chat whose parts say what styles them; it is loaded with the first click. */
export function StyleInspector(): ReactNode {
  return <LazyPanel label="Inspect a chat" what="The inspector" load={load} />;
}

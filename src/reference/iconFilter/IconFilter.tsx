import React, {type ReactNode} from 'react';
import {LazyPanel} from '../../ui/LazyPanel';

const load = () => import('./IconFilterPanel');

/** Finds the filter that gives an icon a color; it is loaded with the first click. */
export function IconFilter(): ReactNode {
  return <LazyPanel label="Find a filter" what="The tool" load={load} />;
}

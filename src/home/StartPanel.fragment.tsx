import React, {type ReactNode} from 'react';
import {StartPanel} from './StartPanel';

/** The start panel without particles. */
export default function StartPanelSample(): ReactNode {
  return <StartPanel heading="h2" />;
}

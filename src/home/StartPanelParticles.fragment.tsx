import React, {type ReactNode} from 'react';
import {StartPanel} from './StartPanel';

/** The start panel over particles. */
export default function StartPanelParticlesSample(): ReactNode {
  return <StartPanel heading="h2" particles />;
}

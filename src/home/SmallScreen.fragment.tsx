import React, {type ReactNode} from 'react';
import {SmallScreen} from '../ui/SmallScreen';
import {StartPanel} from './StartPanel';

/** The start panel as wide as a phone. */
export default function SmallScreenSample(): ReactNode {
  return (
    <SmallScreen>
      <StartPanel heading="h2" />
    </SmallScreen>
  );
}

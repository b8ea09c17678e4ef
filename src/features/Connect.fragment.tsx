import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';

/** The demonstration of connect on its own. */
export default function ConnectSample(): ReactNode {
  return <FeatureDemo id="connect" />;
}

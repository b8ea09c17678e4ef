import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';

/** The demonstration of customize on its own. */
export default function CustomizeSample(): ReactNode {
  return <FeatureDemo id="customize" />;
}

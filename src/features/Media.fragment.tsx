import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';

/** The demonstration of media on its own. */
export default function MediaSample(): ReactNode {
  return <FeatureDemo id="media" />;
}

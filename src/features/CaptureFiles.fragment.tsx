import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';

/** The demonstration of captureFiles on its own. */
export default function CaptureFilesSample(): ReactNode {
  return <FeatureDemo id="captureFiles" />;
}

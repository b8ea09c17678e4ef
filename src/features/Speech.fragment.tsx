import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../site/demos/FeatureDemo';

/** The demonstration of speech on its own. */
export default function SpeechSample(): ReactNode {
  return <FeatureDemo id="speech" />;
}

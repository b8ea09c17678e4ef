import React, {type ReactNode} from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';

/** The demonstration of speech on its own. */
export default function SpeechSample(): ReactNode {
  return <FeatureDemo id="speech" />;
}

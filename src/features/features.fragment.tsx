import React from 'react';
import type {FragmentParts} from '../data/fragment';
import {FeatureExample} from './FeatureExample';

/** The example of each feature on its own. */
export default {
  captureFiles: () => <FeatureExample id="captureFiles" />,
  connect: () => <FeatureExample id="connect" />,
  customize: () => <FeatureExample id="customize" />,
  media: () => <FeatureExample id="media" />,
  speech: () => <FeatureExample id="speech" />,
} satisfies FragmentParts;

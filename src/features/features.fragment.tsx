import React from 'react';
import {FeatureDemo} from '../chat/demos/FeatureDemo';
import type {FragmentParts} from '../data/fragment';

/** The demonstration of each feature on its own. */
export default {
  captureFiles: () => <FeatureDemo id="captureFiles" />,
  connect: () => <FeatureDemo id="connect" />,
  customize: () => <FeatureDemo id="customize" />,
  media: () => <FeatureDemo id="media" />,
  speech: () => <FeatureDemo id="speech" />,
} satisfies FragmentParts;

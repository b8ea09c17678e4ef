import {featurePage, features} from '../data/features';
import type {Fragment} from '../data/fragment';

export const featureFragments: readonly Fragment[] = features.map((feature) => ({
  path: `${featurePage(feature)}/${feature.id}`,
  title: `${feature.name} example`,
  summary: `A live chat with its code. ${feature.sentence}`,
  usedOn: featurePage(feature),
  module: 'features/features.fragment.tsx',
}));

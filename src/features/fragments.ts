import {featurePage, features, type Feature} from '../data/features';
import type {Fragment} from '../data/fragment';

const summaries: Readonly<Record<Feature['id'], string>> = {
  connect:
    'A chat whose replies stream from a function on the page, with its code for each framework and a log of the requests.',
  captureFiles:
    'A chat that takes pictures, photos and recordings, with its code. Nothing asks for a permission before a press.',
  media:
    'A conversation with text, a picture and HTML, and buttons that add a sound, code and a button to it.',
  speech:
    'A chat that writes what you say and reads its replies aloud, with its code for each framework.',
  customize:
    'A conversation whose bubbles change with a press, with the styles as code for each framework.',
};

/** The examples of the features. */
export const featureFragments: readonly Fragment[] = features.map((feature) => ({
  path: `${featurePage(feature)}/${feature.id}`,
  title: `${feature.name} example`,
  summary: summaries[feature.id],
  usedOn: featurePage(feature),
  module: 'features/features.fragment.tsx',
}));

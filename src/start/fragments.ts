import type {Fragment} from '../data/fragment';
import {steps} from './steps';

/** The steps of the start path, and the path as a phone shows it. */
export const startFragments: readonly Fragment[] = [
  ...steps.map((step): Fragment => ({...step, usedOn: '/start', isPage: true})),
  {
    path: '/start/startSmallScreen',
    title: 'Start on a small screen',
    summary:
      'The steps of the start path as a phone of 360 pixels shows them, in the same order and with the same links.',
    usedOn: '/start',
    module: 'start/StartSmallScreen.fragment.tsx',
  },
];

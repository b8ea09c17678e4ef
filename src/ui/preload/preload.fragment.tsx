import React from 'react';
import type {FragmentParts} from '../../data/fragment';
import {PreloadImages} from './PreloadImages';

/** The pictures of each set, and how much of each one has arrived. */
export default {
  all: () => <PreloadImages set="all" />,
  start: () => <PreloadImages set="start" />,
  playground: () => <PreloadImages set="playground" />,
} satisfies FragmentParts;

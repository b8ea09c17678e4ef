import type {Fragment} from '../data/fragment';
import {steps} from './steps';

export const startFragments: readonly Fragment[] = steps.map((step) => ({
  ...step,
  usedOn: '/start',
  isPage: true,
}));

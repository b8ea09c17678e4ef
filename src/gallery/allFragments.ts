import type {Fragment} from '../data/fragment';
import {featureFragments} from '../features/fragments';
import {homeFragments} from '../home/fragments';
import {playgroundFragments} from '../playground/fragments';
import {startFragments} from '../start/fragments';
import {utilityFragments} from '../ui/fragments';

/** Every part by the title of its group, in the order of the gallery. */
export const fragmentGroups: Readonly<Record<string, readonly Fragment[]>> = {
  Home: homeFragments,
  Start: startFragments,
  Features: featureFragments,
  Playground: playgroundFragments,
  'Shared parts': utilityFragments,
};

export const fragments: readonly Fragment[] = Object.values(fragmentGroups).flat();

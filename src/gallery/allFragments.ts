import {featureFragments} from '../features/fragments';
import {homeFragments} from '../home/fragments';
import {playgroundFragments} from '../playground/fragments';
import {startFragments} from '../start/fragments';
import type {Fragment, FragmentGroup} from '../data/fragment';
import {utilityFragments} from '../ui/fragments';

/** Every part in the order of the gallery. A room adds its parts to its own list. */
export const fragmentGroups: readonly FragmentGroup[] = [
  {title: 'Home', fragments: homeFragments},
  {title: 'Start', fragments: startFragments},
  {title: 'Features', fragments: featureFragments},
  {title: 'Playground', fragments: playgroundFragments},
  {title: 'Shared parts', fragments: utilityFragments},
];

/** Every part, flat. */
export const fragments: readonly Fragment[] = fragmentGroups.flatMap((group) => group.fragments);

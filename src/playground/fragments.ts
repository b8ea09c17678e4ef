import type {Fragment} from '../fragments/types';

/** Parts of the playground. */
export const playgroundFragments: readonly Fragment[] = [];

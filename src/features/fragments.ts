import type {Fragment} from '../fragments/types';

export const featureFragments: readonly Fragment[] = [];

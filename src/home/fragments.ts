import type {Fragment} from '../fragments/types';

export const homeFragments: readonly Fragment[] = [];

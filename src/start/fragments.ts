import type {Fragment} from '../fragments/types';

export const startFragments: readonly Fragment[] = [];

import {CALLS} from './calls';
import type {Line} from './line';
import {SCREENS} from './screens';
import {STATES} from './states';

/** Every line of the specification with the tests that prove it. `tests/unit/contract.test.ts` checks it. */
export const CONTRACT: readonly Line[] = [...SCREENS, ...STATES, ...CALLS];

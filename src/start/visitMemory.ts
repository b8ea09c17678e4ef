import {isObject} from '../lib/isObject';
import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import {steps} from './steps';

/** The step that a visitor was on last, with the query that holds the choices. */
export interface Visit {
  readonly path: string;
  readonly query: string;
}

const NAME = 'start-path';
const LIMIT = 500;

/** Stores a visit for the next time. Without storage the choices stay in the address only. */
export function rememberVisit(visit: Visit): void {
  safeStorage.set('localStorage', storageName(NAME), JSON.stringify(visit));
}

/** Forgets the visit. */
export function forgetVisit(): void {
  safeStorage.remove('localStorage', storageName(NAME));
}

function isVisit(value: unknown): value is Visit {
  if (!isObject(value) || typeof value.query !== 'string') return false;
  const isQuery = /^(\?[^#]*)?$/.test(value.query) && value.query.length < LIMIT;
  return isQuery && steps.some(({path}) => path === value.path);
}

/** The stored visit; `undefined` when there is none, or the stored value is not one. */
export function recallVisit(): Visit | undefined {
  let visit: unknown;
  try {
    visit = JSON.parse(safeStorage.get('localStorage', storageName(NAME)) ?? 'null');
  } catch {
    return undefined;
  }
  return isVisit(visit) ? visit : undefined;
}

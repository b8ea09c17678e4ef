import {logStorageFailure} from '../lib/storageFailure';
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
  try {
    localStorage.setItem(storageName(NAME), JSON.stringify(visit));
  } catch (error) {
    logStorageFailure(error);
  }
}

/** Forgets the visit. */
export function forgetVisit(): void {
  try {
    localStorage.removeItem(storageName(NAME));
  } catch (error) {
    logStorageFailure(error);
  }
}

/** The stored visit; `undefined` when there is none, or the stored value is not one. */
export function recallVisit(): Visit | undefined {
  try {
    const visit = JSON.parse(localStorage.getItem(storageName(NAME)) ?? 'null') as Visit | null;
    const isKnown = steps.some(({path}) => path === visit?.path);
    const isQuery = /^(\?[^#]*)?$/.test(String(visit?.query)) && visit!.query.length < LIMIT;
    return isKnown && isQuery ? visit! : undefined;
  } catch (error) {
    logStorageFailure(error);
    return undefined;
  }
}

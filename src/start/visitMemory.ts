import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import {steps} from './steps';

const NAME = storageName('start-path');
const LIMIT = 500;

/** Stores the step that is open, with the query that holds the choices. Without storage they stay in the address only. */
export function rememberVisit(address: string): void {
  safeStorage.set('localStorage', NAME, address);
}

export function forgetVisit(): void {
  safeStorage.remove('localStorage', NAME);
}

/** The stored visit; `undefined` when there is none, or the stored value is not one. */
export function recallVisit() {
  const address = safeStorage.get('localStorage', NAME) ?? '';
  const [, path, query = ''] = /^(.+?)(\?[^#]*)?$/.exec(address) ?? [];
  const step = steps.find((each) => each.path === path);
  return step && query.length < LIMIT ? {step, query} : undefined;
}

export type Visit = ReturnType<typeof recallVisit>;

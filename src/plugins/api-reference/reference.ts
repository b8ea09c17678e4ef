import {DEFAULTS, type Default} from '../../data/defaults';
import {findHomes, readPages, type Homes} from './pages';
import {loadModel} from './loadModel';
import type {ApiModel} from './model';

/** What the reference elements are drawn from. */
export interface Reference {
  readonly model: ApiModel;
  readonly homes: Homes;
  readonly defaults: Readonly<Record<string, Default>>;
}

/** Everything that the reference elements are drawn from. Pages are read again after they have changed. */
export async function loadReference(siteDir: string): Promise<Reference> {
  const model = await loadModel(siteDir);
  return {model, homes: findHomes(model, readPages(siteDir)), defaults: DEFAULTS};
}

import type {Samples} from '../../src/playground/production/productionProject';
import {readProject} from '../../src/plugins/project-files/readProject';
import {SITE} from './repository';

/** The example projects that the playground's server projects are made of. */
export const productionSamples: Samples = {
  proxy: readProject(SITE, 'proxy'),
  'proxy-express': readProject(SITE, 'proxy-express'),
  'proxy-fastapi': readProject(SITE, 'proxy-fastapi'),
  'proxy-hono': readProject(SITE, 'proxy-hono'),
  'proxy-next': readProject(SITE, 'proxy-next'),
};

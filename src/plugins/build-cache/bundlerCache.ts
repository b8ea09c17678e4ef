import {isObject} from '../../lib/isObject';

/**
 * The settings of Rspack's cache, where the bundler is Rspack and keeps one. The types of Docusaurus, which
 * are those of webpack, do not know it.
 */
export function bundlerCache(config: object): Readonly<Record<string, unknown>> | undefined {
  const experiments = 'experiments' in config ? config.experiments : undefined;
  return isObject(experiments) && isObject(experiments.cache) ? experiments.cache : undefined;
}

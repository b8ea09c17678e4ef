/**
 * What other rooms need to show the code of a chat: light, without React and without the block. The
 * generators themselves are a chunk (about 7 kB) that is loaded once, on the first wish for code:
 *
 * ```ts
 * const {generate, modelOfConfig} = await loadGenerators();
 * const {install, files} = generate(modelOfConfig({title, config: {demo: true}}), framework);
 * ```
 *
 * The build and the tests can import `./index` directly.
 */
export {
  DEFAULT_FRAMEWORK,
  FRAMEWORK_KEY,
  FRAMEWORKS,
  isFramework,
  type FrameworkId,
} from '../frameworks';
export type {ChatSetup, ConfigValue, Generated, GeneratedFile} from './index';

/** The code generators of all frameworks; every caller shares one chunk. */
export const loadGenerators = () => import(/* webpackChunkName: "example-code" */ './index');

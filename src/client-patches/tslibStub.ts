/**
 * The one helper of tslib that the browser's code uses (by `@docusaurus/utils-common`). The whole library
 * would be bundled with it, since CommonJS modules cannot be taken apart: 3 kB of every first load.
 */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}

/**
 * The one helper of tslib that the browser's code uses (by `@docusaurus/utils-common`). The whole library
 * would be bundled with it, because CommonJS modules can't be taken apart. Saves 3.2 kB (brotli) of every first load.
 */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}

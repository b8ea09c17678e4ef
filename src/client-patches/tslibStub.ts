/**
 * The one helper of tslib that the browser's code uses. CommonJS modules can't be taken apart, so the whole library would
 * be bundled. Saves 3.2 kB (brotli) of every first load.
 */
export const __importDefault = (module: {__esModule?: boolean}): object =>
  module.__esModule ? module : {default: module};

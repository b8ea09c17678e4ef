// What an answer is made with. These files are the example "Chat with your own docs" at the same time: readers get
// the code that runs here. Framework-free, so that they work in a page and on a server.
export {
  cite,
  MAX_ANSWER,
  sourcesText,
  withSources,
} from '../../examples/_projects/ask-your-docs/src/cite.js';
export {
  blocksOf,
  partsOf,
  type Block,
} from '../../examples/_projects/ask-your-docs/src/markdown.js';
export {
  NOT_IN_DOCS,
  refusalText,
  type WayOut,
} from '../../examples/_projects/ask-your-docs/src/refusal.js';

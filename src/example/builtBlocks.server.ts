import {ExampleBlock} from './block/LiveExample';
import {ChatCodeBlock} from './setup/ChatCodeBlock';

/** The blocks of examples, for pages while they are built. */
export const builtBlocks = {ExampleBlock, ChatCodeBlock};

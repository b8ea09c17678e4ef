import {ExampleBlock} from './block/LiveExample';
import {codeOf, generate, modelOfConfig} from './generate';
import {ChatCodeBlock} from './setup/ChatCodeBlock';

/** The blocks of examples and the generators of their code, for pages while they are built. */
export const built = {ExampleBlock, ChatCodeBlock, codeOf, generate, modelOfConfig};

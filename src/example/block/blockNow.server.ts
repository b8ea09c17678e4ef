/** The block of an example, for pages while they are built. */
export {ExampleBlock as blockNow} from './LiveExample';

export {LiveExample} from './block/LazyExample';
export type {LiveExampleProps} from './block/LiveExample';
export * from './generate/loadGenerators';
export {useFramework} from './framework';

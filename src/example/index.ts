export {LiveExample} from './block/LazyExample';
export type {LiveExampleProps} from './block/LiveExample';
export * from './generate/code';
export {useFramework} from './framework';

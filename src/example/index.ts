export {LiveExample} from './LazyExample';
export type {LiveExampleProps} from './LiveExample';
export * from './code';
export {useFramework} from './framework';

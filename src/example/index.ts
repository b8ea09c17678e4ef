export {LiveExample, type LiveExampleProps} from './LiveExample';
export * from './code';
export {useFramework} from './framework';

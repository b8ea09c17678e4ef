export {LiveExample, type LiveExampleProps} from './LiveExample';

/** The block of code, for pages while they are built. */
export {ChatCodeBlock as chatCodeNow} from './ChatCodeBlock';

export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';

export {ApiFacts, ApiImport, ApiList, ApiTable} from './Api';

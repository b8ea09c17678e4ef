export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';
export {Moved} from './Moved';
export {ProviderCard} from './ProviderCard';

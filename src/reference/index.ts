export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';
export {ProviderCard} from './ProviderCard';

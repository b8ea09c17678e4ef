export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';
export {TypeCards} from './typeCards';
export {ProviderCard} from './ProviderCard';

export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable, Moved, ProviderCard} from './Api';
/** MDX draws it around the text of each page. */
export {TypeCards as wrapper} from './typeCards';

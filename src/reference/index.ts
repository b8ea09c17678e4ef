export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';
export {Moved} from './Api';
export {ProviderCard} from './Api';
/** MDX draws it around the text of each page. */
export {TypeCards as wrapper} from './typeCards';

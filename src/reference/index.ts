export {ApiFact, ApiFacts, ApiImport, ApiList, ApiTable} from './Api';
export {Moved} from './Moved';
export {ProviderCard} from './ProviderCard';
/** MDX draws it around the text of each page. */
export {TypeCards as wrapper} from './typeCards';

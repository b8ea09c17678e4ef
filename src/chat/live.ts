// One lazy chunk: the component and everything that only a live chat needs.
import './optionalModules';

export {alike} from './configCopy';
export {Mount} from './mount';

// One lazy chunk: the component and everything that only a live chat needs.
import './optionalModules';
import 'deep-chat/dist/deepChat.bundle.js';

export {alike} from './configCopy';
export {Mount} from './mount';

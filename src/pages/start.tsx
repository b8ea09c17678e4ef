export {StartPage as default} from '../start/StartPage';

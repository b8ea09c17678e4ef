export {ProjectBar} from './ProjectBar';

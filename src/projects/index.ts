export {PreviewLink} from './PreviewLink';
export {ProjectBar} from './ProjectBar';

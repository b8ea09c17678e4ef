export {Design} from './Design';
export {DesignFilter} from './DesignFilter';
export {ModuleDemo} from './ModuleDemo';
export {PreviewLink} from './PreviewLink';
export {ProjectBar} from './ProjectBar';
export {WebModelDemo} from './webModel/WebModelDemo';

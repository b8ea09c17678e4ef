export {Design, DesignGrid} from './designs/Design';
export {DesignFilter} from './designs/DesignFilter';
export {ModuleDemo} from './modules/ModuleDemo';
export {PreviewFrame} from './layouts/PreviewFrame';
export {PreviewLink} from './layouts/PreviewLink';
export {ProjectBar} from './layouts/ProjectBar';
export {WebModelDemo} from './webModel/WebModelDemo';

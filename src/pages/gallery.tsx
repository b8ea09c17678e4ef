export {GalleryPage as default} from '../fragments/GalleryPage';

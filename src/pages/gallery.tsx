export {GalleryPage as default} from '../gallery/GalleryPage';

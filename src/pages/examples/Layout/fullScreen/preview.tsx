export {FullScreenPreview as default} from '../../../../gallery/layouts/FullScreenPreview';

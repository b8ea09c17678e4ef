export {FullScreenPreview as default} from '../../../../projects/FullScreenPreview';

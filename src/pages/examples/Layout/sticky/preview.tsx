export {StickyPreview as default} from '../../../../projects/StickyPreview';

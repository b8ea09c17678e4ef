export {StickyPreview as default} from '../../../../gallery/layouts/StickyPreview';

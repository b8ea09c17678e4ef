export {FeaturesPage as default} from '../../features/FeaturesPage';

/** Highlighted HTML, for pages while they are built. */
export {highlight} from './highlight';

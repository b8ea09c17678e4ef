/** The theme's `utils/reactUtils`, by its name in the bundler. */
declare module 'theme-common-react-utils';

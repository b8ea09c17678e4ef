/** The theme's `utils/reactUtils`, by the name that the bundler knows it under. */
declare module 'theme-common-react-utils';

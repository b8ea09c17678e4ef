/** Where the files of each example project are written, as one JSON file for each project. */
export const DATA_FOLDER = '.docusaurus/example-projects';

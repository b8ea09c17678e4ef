/** Where the texts of the pages' fences are written, as one JSON file for each page. */
export const TEXTS_FOLDER = '.docusaurus/fence-texts';

/** A style sheet as text; see src/plugins/search-index. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** The modal alone. DocSearch 3.9 ships this entry without types. */
declare module '@docsearch/react/modal' {
  import type {ComponentProps} from 'react';
  import {DocSearchModal} from '@docsearch/react';
  export {DocSearchModal};
  export type DocSearchModalProps = ComponentProps<typeof DocSearchModal>;
}

/** Written by src/plugins/search-index. */
declare module '@generated/search-index/default/names.json' {
  import type {NamesIndex} from '@site/src/search/indexParts';
  const names: NamesIndex;
  export default names;
}
/** Where the texts are; see src/plugins/search-index. */
declare module '@generated/search-index/default/texts.json' {
  const address: string;
  export default address;
}

/** The bundler's hot module replacement; missing in builds. */
interface ImportMeta {
  readonly webpackHot?: {
    addStatusHandler(callback: (status: string) => void): void;
  };
}

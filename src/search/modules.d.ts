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

declare module '@generated/search-index/default/index.json' {
  const index: unknown;
  export default index;
}

/** The bundler's hot module replacement; missing in builds. */
interface ImportMeta {
  readonly webpackHot?: {
    addStatusHandler(callback: (status: string) => void): void;
  };
}

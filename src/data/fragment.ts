import type {ComponentType} from 'react';

/** Pages that a part can belong to, with the name they go by in links. */
export const places = {
  '/': 'Home',
  '/start': 'Guided start',
  '/features/features': 'Features',
  '/features/captureFiles': 'Capture files',
  '/features/connect': 'Connect',
  '/features/customize': 'Customize',
  '/features/media': 'Media',
  '/features/speech': 'Speech',
  '/gallery': 'Gallery',
  '/playground': 'Playground',
} as const;

/** One part of the site that also has its own route, where it opens with sample props. */
export interface Fragment {
  /** Route, with a leading and without a trailing slash. */
  readonly path: string;
  /** Name of the part: its h1 and page title, unique on the site. */
  readonly title: string;
  /** One sentence, 80 to 160 characters, on what the part does; also the description of its page. */
  readonly summary: string;
  /** Whether it is a page of the site's own path, which readers and search engines may land on. */
  readonly isPage?: boolean;
  /** The page that uses the part. */
  readonly usedOn: keyof typeof places;
  /**
   * Module that shows the part, a path below `src/` with its ending such as `home/home.fragment.tsx`.
   * It default-exports a component without props, or several by name: the last word of the path.
   */
  readonly module: string;
}

/** What a module with several parts default-exports: components without props, by name. */
export type FragmentParts = Readonly<Record<string, ComponentType>>;

type Row = readonly [path: string, title: string, summary: string, usedOn?: Fragment['usedOn']];

/**
 * Parts of one module.
 *
 * @param usedOn - The page that they belong to, where a row names no other.
 */
export function parts(
  module: Fragment['module'],
  usedOn: Fragment['usedOn'],
  rows: readonly Row[],
): readonly Fragment[] {
  return rows.map(([path, title, summary, own = usedOn]) => ({
    path,
    title,
    summary,
    usedOn: own,
    module,
  }));
}

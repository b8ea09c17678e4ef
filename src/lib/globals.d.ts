import 'react';

declare global {
  /** Whether this is the bundle that builds the pages; see `src/plugins/site`. */
  const __BUILDING__: boolean;
}

declare module 'react' {
  /** Styles of elements may set the custom properties that a style sheet reads. */
  // Only an interface can add to one.
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

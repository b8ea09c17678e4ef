/** In px: the first width of the desktop layout, in style sheets and in scripts. CSS modules write `width >= 996px`. */
export const DESKTOP_WIDTH = 996;

/** The media query for the desktop layout. */
export const IS_DESKTOP = `(min-width: ${DESKTOP_WIDTH}px)`;

/**
 * What may come before a colon that makes a scheme of it: the letters of schemes, and everything with which
 * Markdown or a browser writes or skips them (escapes, entities, percent signs, control characters).
 */
const BEFORE_SCHEME = /^[a-z\d+.\-\\&#;%\p{Cc}\p{Cf}]*[:&\\%]/iu;
const GOOD_SCHEME = /^(?:https?:\/\/|mailto:)/i;
/** Schemes that run something or reach into the page or the device; Markdown links every known one. */
const BAD_AUTOLINK = /<(?=(?:javascript|vbscript|data|blob|file|filesystem|view-source|about):)/gi;

function isHarmless(target: string): boolean {
  return GOOD_SCHEME.test(target) || !BEFORE_SCHEME.test(target);
}

/**
 * Markdown that neither loads a picture nor has a link with another scheme than `http`, `https` and
 * `mailto`. A target is judged as it is written, so one that hides its scheme is refused with the others;
 * the mark that would begin it gets a backslash, which leaves the text readable. The component checks no
 * target itself.
 */
export function harmless(text: string): string {
  return (
    text
      .replaceAll('![', '!\\[')
      // The targets of inline links and of the definitions that reference links use.
      .replace(/\]([(:])(?=(\s*<?\s*)(\S*))/g, (whole, mark: string, _space, target: string) =>
        isHarmless(target) ? whole : `]\\${mark}`,
      )
      .replace(BAD_AUTOLINK, '< ')
  );
}

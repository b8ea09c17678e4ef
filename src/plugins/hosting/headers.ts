import {headerPolicy, printPolicy, type PolicySettings} from './policy';

/** Headers that a host sends with the files whose path begins so. Paths are below the base URL. */
export interface HeaderRule {
  /** `''` is every file; a rule for a folder ends with `/`. */
  readonly path: string;
  readonly why: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the path is a page, so that it answers with the page's file. */
  readonly isPage?: true;
}

/** The page with one chat of a link, which other sites may frame: it has no keys, no storage and no links. */
const EMBED_PAGE = 'playground/embed';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Scripts and fonts are for this site alone. Pictures and sound are not: the frame that runs edited examples
 * has no origin, so they would be kept from it too.
 */
const OURS = {'Cross-Origin-Resource-Policy': 'same-origin'};

/** Everything that hosts are told, once. A file gets the headers of every rule that its path begins with, and a page only its own. */
export function headerRules(settings: PolicySettings): readonly HeaderRule[] {
  return [
    {
      path: '',
      why: 'every file',
      headers: {
        'Content-Security-Policy': printPolicy(headerPolicy(settings)),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), serial=()',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        // For browsers that do not know `frame-ancestors`.
        'X-Frame-Options': 'SAMEORIGIN',
        // Browsers heed it over https only. Subdomains are for their owners to decide about.
        'Strict-Transport-Security': 'max-age=31536000',
      },
    },
    {
      path: EMBED_PAGE,
      why: 'one chat of a link, for frames on any site; browsers that read frame-ancestors skip X-Frame-Options',
      headers: {'Content-Security-Policy': printPolicy(headerPolicy(settings, '*'))},
      isPage: true,
    },
    {
      path: 'assets/',
      why: 'names change with the content',
      headers: {'Cache-Control': IMMUTABLE, ...OURS},
    },
    {
      path: 'fonts/',
      why: 'names hold the version',
      headers: {'Cache-Control': IMMUTABLE, ...OURS},
    },
    {
      path: 'sw.js',
      why: 'asked for at each visit',
      headers: {'Cache-Control': 'no-cache', ...OURS},
    },
    {
      path: 'manifest.webmanifest',
      why: 'a type that not every host knows',
      headers: {'Content-Type': 'application/manifest+json'},
    },
  ];
}

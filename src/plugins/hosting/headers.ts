import {headerPolicy, printPolicy, sharedPolicy, type PolicySettings} from './policy';

/** Headers that a host sends with the files of these paths. */
interface HeaderRule {
  readonly why: string;
  /** Below the base URL; with `*` at the end, everything that begins so. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const addressesOf = (page: string) => [page, `${page}/`];

/** The page with one chat of a link, which other sites may frame: it has no keys, no storage and no links. */
const EMBED_PAGE = 'playground/embed';

/**
 * The pages that no other site may frame. Hosts join the policies of all matching rules, so the rule for every
 * file can't forbid it: no page could be an exception.
 */
const UNFRAMED = [
  'docs/*',
  'examples/*',
  'features/*',
  '',
  ...['gallery', 'playground', 'search', 'start'].flatMap(addressesOf),
  '404.html',
];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Scripts and fonts are for this site alone. Pictures and sound are not: the frame that runs edited examples
 * has no origin, so they would be kept from it too.
 */
const OURS = {'Cross-Origin-Resource-Policy': 'same-origin'};

/** Everything that hosts are told. A file gets the headers of every rule that its path matches. */
export function headerRules(settings: PolicySettings): readonly HeaderRule[] {
  return [
    {
      why: 'every file',
      paths: ['*'],
      headers: {
        'Content-Security-Policy': printPolicy(sharedPolicy(settings)),
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
      why: 'pages that only this site may frame; X-Frame-Options covers every other file',
      paths: UNFRAMED,
      headers: {'Content-Security-Policy': printPolicy(headerPolicy(settings))},
    },
    {
      why: 'one chat of a link, for frames on any site; browsers that read frame-ancestors skip X-Frame-Options',
      paths: addressesOf(EMBED_PAGE),
      headers: {'Content-Security-Policy': printPolicy(headerPolicy(settings, '*'))},
    },
    {
      why: 'names change with the content',
      paths: ['assets/*'],
      headers: {'Cache-Control': IMMUTABLE, ...OURS},
    },
    {
      why: 'names hold the version',
      paths: ['fonts/*'],
      headers: {'Cache-Control': IMMUTABLE, ...OURS},
    },
    {
      why: 'asked for at each visit',
      paths: ['sw.js'],
      headers: {'Cache-Control': 'no-cache', ...OURS},
    },
    {
      why: 'a type that not every host knows',
      paths: ['manifest.webmanifest'],
      headers: {'Content-Type': 'application/manifest+json'},
    },
  ];
}

/** `_headers` in the published folder, for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const blocks = rules.flatMap(({why, paths, headers}) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return paths.map((path) => `# ${why}\n${baseUrl}${path}\n${lines.join('')}`);
  });
  return blocks.join('\n');
}

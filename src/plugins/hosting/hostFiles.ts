import type {HeaderRule} from './headers';

const POLICY = 'Content-Security-Policy';

const patternOf = ({path, isPage}: HeaderRule, baseUrl: string) =>
  `${baseUrl}${path}${path === '' || (path.endsWith('/') && !isPage) ? '*' : ''}`;

/** The two addresses of a page, as two rules. */
function withSlashes(rules: readonly HeaderRule[]): readonly HeaderRule[] {
  return rules.flatMap((rule) => (rule.isPage ? [rule, {...rule, path: `${rule.path}/`}] : [rule]));
}

/**
 * Paths below the base URL whose files no other site may frame. Hosts that read `_headers` join the policies
 * of all matching rules, so the rule for every file can't forbid it: no page could be an exception.
 */
const UNFRAMED = [
  'docs/*',
  'examples/*',
  'features/*',
  ...['', 'gallery', 'playground', 'search', 'start', '404.html'].flatMap((page) =>
    page === '' || page.includes('.') ? [page] : [page, `${page}/`],
  ),
];

/** The rules of `_headers`, with separate rules for the policy on frames. */
function splitRules(
  rules: readonly HeaderRule[],
  baseUrl: string,
): readonly [string, HeaderRule][] {
  const [all, ...special] = rules;
  if (!all) throw new Error('The first rule must be the one for every file.');
  const policy = all.headers[POLICY] ?? '';
  const open = policy.replace(/; frame-ancestors [^;]*/, '');
  const why = 'pages that only this site may frame; X-Frame-Options covers every other file';
  return [
    [patternOf(all, baseUrl), {...all, headers: {...all.headers, [POLICY]: open}}],
    ...UNFRAMED.map((path): [string, HeaderRule] => [
      baseUrl + path,
      {path, why, headers: {[POLICY]: policy}},
    ]),
    ...withSlashes(special).map((rule): [string, HeaderRule] => [patternOf(rule, baseUrl), rule]),
  ];
}

/** `_headers` in the published folder, for Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  return splitRules(rules, baseUrl)
    .map(([pattern, rule]) =>
      [
        `# ${rule.why}`,
        pattern,
        ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** `vercel.json` in the root of the repository. */
export function vercelFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'build',
    headers: withSlashes(rules).map((rule) => ({
      source: patternOf(rule, baseUrl).replace('*', '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const nginxHeaders = (rules: readonly HeaderRule[], indent: string) =>
  // nginx sends a header as often as it's listed.
  Object.entries(
    Object.assign({}, ...rules.map(({headers}) => headers)) as HeaderRule['headers'],
  ).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`);

/** File types that nginx's `mime.types` lacks, with their extensions. */
const MISSING_TYPES = {
  'application/manifest+json': 'webmanifest',
  'text/markdown': 'md',
  'audio/wav': 'wav',
};

/**
 * An nginx server for the site. `add_header` in a location replaces the outer ones, so each location lists all
 * of its headers.
 */
export function nginxFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const [all, ...special] = rules;
  if (!all) throw new Error('The first rule must be the one for every file.');
  // nginx sets Content-Type from its list of types, so a header here would be a second one.
  const own = withSlashes(special).filter(({headers}) => !('Content-Type' in headers));
  const locations = own.flatMap((rule) => [
    `    # ${rule.why}`,
    `    location ${!rule.isPage && rule.path.endsWith('/') ? '^~' : '='} ${baseUrl}${rule.path} {`,
    ...nginxHeaders([all, rule], '        '),
    ...(rule.isPage ? ['        add_header Cache-Control "no-cache" always;'] : []),
    `        try_files ${rule.isPage ? '$uri/index.html' : '$uri'} =404;`,
    '    }',
    '',
  ]);
  return [
    '# Serves build/ with nginx. Change server_name, root and the paths of your certificate.',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    '    server_name example.org;',
    '    return 301 https://$host$request_uri;',
    '}',
    '',
    'server {',
    '    listen 443 ssl http2;',
    '    listen [::]:443 ssl http2;',
    '    server_name example.org;',
    '    ssl_certificate /etc/ssl/example.org.pem;',
    '    ssl_certificate_key /etc/ssl/example.org.key;',
    '    ssl_protocols TLSv1.2 TLSv1.3;',
    '    root /var/www/deep-chat-docs;',
    '    server_tokens off;',
    '',
    '    include mime.types;',
    '    types {',
    ...Object.entries(MISSING_TYPES).map(([type, ending]) => `        ${type} ${ending};`),
    '    }',
    '    charset utf-8;',
    '    charset_types text/css text/javascript application/javascript text/plain text/markdown text/xml;',
    '',
    '    gzip on;',
    '    gzip_comp_level 6;',
    '    gzip_min_length 1024;',
    '    gzip_vary on;',
    '    gzip_types text/css text/javascript application/javascript application/json',
    '               application/manifest+json application/xml text/xml text/plain text/markdown image/svg+xml;',
    '',
    ...locations,
    '    # pages: revalidated at each visit',
    `    location ${baseUrl} {`,
    ...nginxHeaders([all], '        '),
    '        add_header Cache-Control "no-cache" always;',
    '        try_files $uri $uri/index.html =404;',
    '    }',
    '',
    `    error_page 404 ${baseUrl}404.html;`,
    '}',
    '',
  ].join('\n');
}

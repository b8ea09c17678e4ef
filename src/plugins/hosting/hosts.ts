import type {HeaderRule} from './headers';

const patternOf = ({path}: HeaderRule, baseUrl: string) =>
  `${baseUrl}${path}${path === '' || path.endsWith('/') ? '*' : ''}`;

/** `_headers` in the folder that is published: Netlify and Cloudflare Pages read it. */
export function headersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  return rules
    .map((rule) =>
      [
        `# ${rule.why}`,
        patternOf(rule, baseUrl),
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
    headers: rules.map((rule) => ({
      source: patternOf(rule, baseUrl).replace('*', '(.*)'),
      headers: Object.entries(rule.headers).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const nginxHeaders = (rules: readonly HeaderRule[], indent: string) =>
  rules.flatMap(({headers}) =>
    Object.entries(headers).map(
      ([name, value]) => `${indent}add_header ${name} "${value}" always;`,
    ),
  );

/** File types that nginx's `mime.types` lacks, with their endings. */
const MISSING_TYPES = {
  'application/manifest+json': 'webmanifest',
  'text/markdown': 'md',
  'audio/wav': 'wav',
};

/**
 * A server of nginx for the site. `add_header` in a location replaces those around it, so each location
 * says all of its headers.
 */
export function nginxFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const [all, ...special] = rules;
  if (!all) throw new Error('The first rule is the one for every file.');
  // A header for the type would be a second one here: nginx knows it from the list of types.
  const own = special.filter(({headers}) => !('Content-Type' in headers));
  const locations = own.flatMap((rule) => [
    `    # ${rule.why}`,
    `    location ${rule.path.endsWith('/') ? '^~' : '='} ${baseUrl}${rule.path} {`,
    ...nginxHeaders([all, rule], '        '),
    '        try_files $uri =404;',
    '    }',
    '',
  ]);
  return [
    '# Serves build/ with nginx. Change server_name and root, and add your certificate.',
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    '    server_name example.org;',
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
    '    # pages: asked for again at each visit',
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

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

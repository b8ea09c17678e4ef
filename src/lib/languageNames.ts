/** What code without a title is called. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  sh: 'Terminal',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'React, JavaScript',
  nginx: 'nginx configuration',
  php: 'PHP',
  properties: 'Properties',
  py: 'Python',
  python: 'Python',
  svelte: 'Svelte',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'React',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
};

/** The name that a reader knows a language of a code fence by. */
export const languageName = (language: string): string => NAMES[language] ?? language;

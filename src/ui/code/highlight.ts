import {Prism} from '../../../node_modules/prism-react-renderer';

// Languages that prism-react-renderer leaves out; they register themselves on a global Prism.
const scope = globalThis as {Prism?: typeof Prism};
scope.Prism = Prism;
require('prismjs/components/prism-bash');
require('prismjs/components/prism-java');
require('prismjs/components/prism-diff');
require('prismjs/components/prism-http');
require('prismjs/components/prism-ini');
require('prismjs/components/prism-nginx');
require('prismjs/components/prism-toml');
delete scope.Prism;

/** Names that authors write for languages that Prism knows under another one. */
const ALIASES: Readonly<Record<string, string>> = {
  html: 'markup',
  vue: 'markup',
  svelte: 'markup',
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  ts: 'typescript',
  md: 'markdown',
  py: 'python',
  properties: 'ini',
  env: 'ini',
};

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * The code as HTML with Prism's token classes, everything from the code itself escaped. A language that
 * Prism does not know gives plain escaped text.
 */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language] ?? language;
  const grammar = Prism.languages[name];
  return grammar ? Prism.highlight(code, grammar, name) : escape(code);
}

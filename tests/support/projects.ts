import path from 'node:path';
import {readProject} from '../../src/plugins/project-files/readProject';
import {compileAngular} from './angular';
import {bundleFiles, COMPILE} from './bundles';

const SITE = path.resolve(__dirname, '../..');

/** Example projects whose page is bundled and opened by the tests, with the file their page starts from. */
export const MOUNTED = {
  vanilla: 'src/chat.ts',
  react: 'src/main.tsx',
  vue: 'src/main.ts',
  svelte: 'src/main.ts',
  solid: 'src/main.tsx',
  angular: 'src/main.ts',
} as const;

export type Mounted = keyof typeof MOUNTED;

/** The compiler that a project's file needs, if the bundler has none for it. */
function compilerOf(project: Mounted, file: string): ((code: string) => string) | undefined {
  if (file.endsWith('.vue')) return COMPILE.vue;
  if (file.endsWith('.svelte')) return COMPILE.svelte;
  if (project === 'solid' && file.endsWith('.tsx')) return COMPILE.solid;
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') ? COMPILE.react : undefined;
}

/** The sources of a project as JavaScript, by their whole path. */
function compiled(project: Mounted, files: Readonly<Record<string, string>>): Map<string, string> {
  const sources = Object.entries(files)
    .filter(([file]) => file.startsWith('src/') && /\.(tsx?|vue|svelte)$/.test(file))
    .map(([file, text]) => ({path: path.join(SITE, 'examples/_projects', project, file), text}));
  if (project === 'angular') return compileAngular(sources);
  return new Map(
    sources.flatMap(({path: file, text}) => {
      const compile = compilerOf(project, file);
      return compile ? [[file, compile(text)] as const] : [];
    }),
  );
}

/**
 * The page of a project and its script, bundled from the project's own files with the compilers of its
 * framework.
 */
export async function bundleProject(project: Mounted): Promise<{html: string; script: string}> {
  const files = readProject(SITE, project);
  const code = compiled(project, files);
  const entry = path.join(SITE, 'examples/_projects', project, MOUNTED[project]);
  const start = path.join(SITE, `start-${project}.js`);
  // Angular's packages are published half compiled; its compiler in the page does the rest.
  const before = project === 'angular' ? `import '@angular/compiler';\n` : '';
  const script = await bundleFiles(start, code.set(start, `${before}import '${entry}';`));
  const page = files['index.html'] ?? files['src/index.html']!;
  const html = page
    .replace(/<script type="module" src="[^"]*"><\/script>/, '')
    .replace('</body>', '<script type="module" src="/main.js"></script></body>');
  return {html, script};
}

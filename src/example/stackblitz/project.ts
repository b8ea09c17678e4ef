import {dependencies, devDependencies} from '../../../package.json';
import {defined} from '../../lib/defined';
import type {FrameworkId} from '../frameworks';
import type {Generated} from '../generate';

/** A project as stackblitz.com takes it from a form. */
export interface Project {
  readonly title: string;
  readonly template: 'html' | 'node';
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Versions of packages that this site does not have, or has in another version. Each project was installed
 * and built with them; do that again before one is changed.
 */
export const TRIED: Readonly<Record<string, string>> = {
  '@angular/build': '20.3.41',
  '@angular/cli': '20.3.43',
  '@sveltejs/vite-plugin-svelte': '6.2.3',
  '@vitejs/plugin-react': '5.2.0',
  '@vitejs/plugin-vue': '6.0.11',
  next: '16.4.6',
  nuxt: '4.0.3',
  // The newest one that the compilers of Angular and Vue's tools name as theirs.
  typescript: '5.9.3',
  // The newest one that all of the plugins above name as theirs.
  vite: '7.3.8',
  'vite-plugin-solid': '2.11.14',
};
const VERSIONS: Readonly<Record<string, string>> = {...dependencies, ...devDependencies, ...TRIED};

interface Recipe {
  readonly packages: readonly string[];
  readonly tools: readonly string[];
  /** The command of `npm start`, where it isn't Vite's. */
  readonly start?: string;
  /** The command of `npm run build`, where it isn't Vite's. */
  readonly build?: string;
  readonly files: Readonly<Record<string, string>>;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function page(root: string, script: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Deep Chat</title>
  </head>
  <body>
    ${root}${script && `\n    <script type="module" src="${script}"></script>`}
  </body>
</html>
`;
}

const ROOT = '<div id="root"></div>';

function tsconfig(options: Record<string, unknown>, include = ['src']): string {
  const compilerOptions = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    ...options,
  };
  return json({compilerOptions, include});
}

function viteConfig(plugin: string, name: string): string {
  return `import ${name} from '${plugin}';
import {defineConfig} from 'vite';

export default defineConfig({plugins: [${name}()]});
`;
}

/** A framework, or a page without one that Vite serves. */
export type ProjectKind = Exclude<FrameworkId, 'html'> | 'vite';

const RECIPES: Readonly<Record<ProjectKind, Recipe>> = {
  vite: {
    packages: ['deep-chat'],
    tools: ['typescript', 'vite'],
    files: {'tsconfig.json': tsconfig({})},
  },
  react: {
    packages: ['deep-chat', 'deep-chat-react', 'react', 'react-dom'],
    tools: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
    files: {
      'index.html': page(ROOT, '/src/main.tsx'),
      'vite.config.ts': viteConfig('@vitejs/plugin-react', 'react'),
      'tsconfig.json': tsconfig({jsx: 'react-jsx'}),
      'src/main.tsx': `import {StrictMode} from 'react';
import {createRoot} from 'react-dom/client';
import ChatExample from './ChatExample';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ChatExample />
  </StrictMode>,
);
`,
    },
  },
  next: {
    packages: ['deep-chat', 'deep-chat-react', 'next', 'react', 'react-dom'],
    // Without the types of Node it would install them at the start, which takes its time.
    tools: ['@types/node', '@types/react', '@types/react-dom', 'typescript'],
    // The browser that runs the project cannot load the bundler that Next.js starts by default.
    start: 'next dev --webpack',
    build: 'next build --webpack',
    files: {
      'app/layout.tsx': `import type {ReactNode} from 'react';

export default function Layout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
      'tsconfig.json': tsconfig(
        {
          jsx: 'react-jsx',
          plugins: [{name: 'next'}],
          allowJs: true,
          incremental: true,
          isolatedModules: true,
          esModuleInterop: true,
          resolveJsonModule: true,
        },
        ['**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
      ),
    },
  },
  vue: {
    packages: ['deep-chat', 'vue'],
    tools: ['@vitejs/plugin-vue', 'typescript', 'vite'],
    files: {
      'index.html': page(ROOT, '/src/main.ts'),
      'tsconfig.json': tsconfig({jsx: 'preserve'}),
      'src/main.ts': `import {createApp} from 'vue';
import ChatExample from './ChatExample.vue';

createApp(ChatExample).mount('#root');
`,
      'src/env.d.ts': `declare module '*.vue' {
  import type {DefineComponent} from 'vue';
  const component: DefineComponent;
  export default component;
}
`,
    },
  },
  nuxt: {
    packages: ['deep-chat', 'nuxt', 'vue'],
    tools: ['typescript'],
    start: 'nuxt dev',
    build: 'nuxt build',
    files: {'tsconfig.json': json({extends: './.nuxt/tsconfig.json'})},
  },
  angular: {
    packages: [
      '@angular/common',
      '@angular/compiler',
      '@angular/core',
      '@angular/platform-browser',
      'deep-chat',
      'rxjs',
      'tslib',
    ],
    tools: ['@angular/build', '@angular/cli', '@angular/compiler-cli', 'typescript'],
    start: 'ng serve',
    build: 'ng build',
    files: {
      'src/index.html': page('<app-chat-example></app-chat-example>', ''),
      'src/main.ts': `import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {ChatExample} from './app/chat-example';

bootstrapApplication(ChatExample, {providers: [provideZonelessChangeDetection()]}).catch((error) =>
  console.error(error),
);
`,
      'tsconfig.json': tsconfig({
        noEmit: undefined,
        experimentalDecorators: true,
        importHelpers: true,
      }),
      'angular.json': json({
        version: 1,
        projects: {
          app: {
            projectType: 'application',
            root: '',
            sourceRoot: 'src',
            architect: {
              build: {
                builder: '@angular/build:application',
                options: {
                  browser: 'src/main.ts',
                  index: 'src/index.html',
                  tsConfig: 'tsconfig.json',
                },
              },
              serve: {
                builder: '@angular/build:dev-server',
                options: {buildTarget: 'app:build'},
              },
            },
          },
        },
        cli: {analytics: false},
      }),
    },
  },
  svelte: {
    packages: ['deep-chat', 'svelte'],
    tools: ['@sveltejs/vite-plugin-svelte', 'typescript', 'vite'],
    files: {
      'index.html': page(ROOT, '/src/main.ts'),
      'vite.config.ts': `import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig} from 'vite';

export default defineConfig({plugins: [svelte()]});
`,
      'tsconfig.json': tsconfig({verbatimModuleSyntax: true}),
      'src/main.ts': `import {mount} from 'svelte';
import ChatExample from './ChatExample.svelte';

mount(ChatExample, {target: document.getElementById('root')!});
`,
    },
  },
  solid: {
    packages: ['deep-chat', 'solid-js'],
    tools: ['typescript', 'vite', 'vite-plugin-solid'],
    files: {
      'index.html': page(ROOT, '/src/main.tsx'),
      'vite.config.ts': viteConfig('vite-plugin-solid', 'solid'),
      'tsconfig.json': tsconfig({jsx: 'preserve', jsxImportSource: 'solid-js'}),
      'src/main.tsx': `import {render} from 'solid-js/web';
import ChatExample from './ChatExample';

render(() => <ChatExample />, document.getElementById('root')!);
`,
    },
  },
};

const versionsOf = (packages: readonly string[]) =>
  Object.fromEntries(packages.map((name) => [name, defined(VERSIONS[name], `version of ${name}`)]));

const NAMED_SECRET =
  /((?:key|token|secret|password|authorization)['"]?\s*[:=]\s*)(['"`])(?:Bearer )?[\w.~+/=-]{20,}\2/gi;
const PREFIXED_SECRET = /\b(?:(?:sk|gsk|hf|xai|pplx|r8|csk|fw)[-_]|AIza)[\w-]{16,}/g;

/** A text without what looks like a key: a reader may have tried one, and the project goes to another site. */
function withoutKeys(text: string): string {
  return text
    .replace(NAMED_SECRET, (all, before: string, quote: string) =>
      /\d/.test(all) ? `${before}${quote}YOUR_API_KEY${quote}` : all,
    )
    .replace(PREFIXED_SECRET, 'YOUR_API_KEY');
}

/**
 * The files around a component `ChatExample`: its packages with exact versions, its page and the settings.
 *
 * @param more packages beyond those that every such project has
 */
export function scaffoldOf(
  kind: ProjectKind,
  more: readonly string[] = [],
): Record<string, string> {
  const {packages, tools, start = 'vite', build = 'vite build', files} = RECIPES[kind];
  const manifest = {
    name: 'deep-chat-example',
    private: true,
    ...(kind === 'next' ? {} : {type: 'module'}),
    scripts: {dev: start, start, build},
    dependencies: versionsOf([...packages, ...more]),
    devDependencies: versionsOf(tools),
    stackblitz: {startCommand: 'npm start'},
  };
  return {'package.json': json(manifest), ...files};
}

/** A whole project around the generated files, without keys, that runs after `npm install`. */
export function projectOf({files}: Generated, framework: FrameworkId, title: string): Project {
  const generated = Object.fromEntries(files.map(({path, code}) => [path, withoutKeys(code)]));
  if (framework === 'html') return {title, template: 'html', files: generated};
  return {title, template: 'node', files: {...scaffoldOf(framework), ...generated}};
}

/** Opens a project on stackblitz.com in a new tab. Nothing is asked of that site before. */
export function openProject(project: Project): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = 'https://stackblitz.com/run';
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  const fields: [string, string][] = [
    ['project[title]', project.title],
    ['project[template]', project.template],
    ...Object.entries(project.files).map(([path, text]): [string, string] => [
      `project[files][${path}]`,
      text,
    ]),
  ];
  for (const [name, value] of fields) {
    // An input of one line would lose the line breaks of a file.
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

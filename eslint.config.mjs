import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import eslint from '@eslint/js';
import {layersRule} from './scripts/lint/layers.mjs';

const NO_CODE_FROM_TEXT = [
  'CallExpression[callee.name="eval"]',
  'NewExpression[callee.name="Function"]',
].map((selector) => ({selector, message: 'No code from text on our origin.'}));

export default tseslint.config(
  {
    ignores: [
      'build',
      'build-variant',
      '.docusaurus',
      'node_modules',
      'test-results',
      'static',
      'bench-results',
      'bench/node_modules',
      '.cache',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    languageOptions: {globals: {...globals.browser, ...globals.node}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: 'error',
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...NO_CODE_FROM_TEXT],
    },
  },
  {
    // Code for browsers, which `browserslist` in package.json lists. The plugin checks functions of
    // objects such as URL; TypeScript's `lib` keeps newer methods out, and tests/sweeps/old-browsers.spec.ts reads the build.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**', '**/*.test.{ts,tsx}'],
    plugins: {compat},
    settings: {
      lintAllEsApis: true,
      // The code asks for the first three before it uses them; the last is one of our types.
      polyfills: ['CompressionStream', 'DecompressionStream', 'ClipboardItem', 'Report'],
    },
    rules: {
      'compat/compat': 'error',
      'no-restricted-syntax': [
        'error',
        ...NO_CODE_FROM_TEXT,
        {
          selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 cannot read lookbehind, and drops the whole script.',
        },
        {
          selector: 'TemplateElement[value.raw=/\\(\\?<[=!]/]',
          message: 'Safari before 16.4 cannot read lookbehind.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.ts', '*.ts'],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
    },
  },
  {
    // Code that draws. The rules of React compile each file, which is a quarter of the time that all rules take.
    files: ['{src,examples}/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**', '**/*.test.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks, '@docusaurus': docusaurus},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off', // for pages that are not docs the id would be noise
      // The site has one language and no plan for a second: see CONTRIBUTING.md.
      '@docusaurus/no-untranslated-text': 'off',
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: {site: {rules: {layers: layersRule}}},
    rules: {'site/layers': 'error'},
  },
  {
    // A value that may be missing is checked, or asked for with src/lib/defined.ts, which says what is missing.
    files: ['src/**/*.{ts,tsx}', '*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'@typescript-eslint/no-non-null-assertion': 'error'},
  },
  {
    files: ['src/ui/code/highlight.ts'],
    rules: {'@typescript-eslint/no-require-imports': 'off'}, // order matters: each needs the global before it
  },
  {
    // Behind __BUILDING__: what the bundle of the browser must not contain.
    files: [
      'src/ui/code/StaticCode.tsx',
      'src/example/block/LazyExample.tsx',
      'src/example/generate/loadGenerators.ts',
      'src/example/setup/ChatCode.tsx',
      'src/home/recordings/Recorded.tsx',
    ],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['babel.config.js', 'src/plugins/project-files/dependencies.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    // Code to copy: as the makers of each framework write it.
    files: ['examples/_projects/**'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off', // decorators need some of them as values
    },
  },
  {
    // Components of Solid run once, so what React's rules look for does not happen.
    files: ['examples/_projects/solid/**', 'examples/_projects/**/Solid*.tsx'],
    rules: {
      'react-hooks/immutability': 'off',
      'react-hooks/refs': 'off',
      'no-unassigned-vars': 'off', // `ref={host}` assigns it
    },
  },
);

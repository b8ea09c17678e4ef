import {storageName} from '../lib/storageName';

/** The frameworks that examples are written in, in the order of their lists. */
export const FRAMEWORKS = [
  {id: 'react', label: 'React'},
  {id: 'html', label: 'HTML'},
  {id: 'next', label: 'Next.js'},
  {id: 'vue', label: 'Vue'},
  {id: 'nuxt', label: 'Nuxt'},
  {id: 'angular', label: 'Angular'},
  {id: 'svelte', label: 'Svelte'},
  {id: 'solid', label: 'Solid'},
] as const;

export type FrameworkId = (typeof FRAMEWORKS)[number]['id'];

export function frameworkName(framework: FrameworkId): string {
  return FRAMEWORKS.find(({id}) => id === framework)?.label ?? framework;
}

/** The framework of the static pages. */
export const DEFAULT_FRAMEWORK: FrameworkId = 'react';

/** The parameter of an address that names a framework, and the storage name of the reader's choice. */
export const FRAMEWORK_KEY = 'framework';

export function isFramework(value: unknown): value is FrameworkId {
  return FRAMEWORKS.some(({id}) => id === value);
}

/**
 * A script for the head of every page: it notes the chosen framework on the root element before anything
 * is painted, so that styles can hide what was built for another. Without a choice, or with the default one, it notes
 * nothing.
 *
 * @param baseUrl path that the site is served under
 */
export function restoreScript(baseUrl: string): string {
  const names = FRAMEWORKS.map(({id}) => id).filter((id) => id !== DEFAULT_FRAMEWORK);
  const key = JSON.stringify(FRAMEWORK_KEY);
  const stored = JSON.stringify(storageName(FRAMEWORK_KEY, baseUrl));
  return (
    `(function(){var n=${JSON.stringify(names)},d=${JSON.stringify(DEFAULT_FRAMEWORK)},f=null;` +
    `try{f=new URLSearchParams(location.search).get(${key})}catch(e){}` +
    `if(f!==d&&n.indexOf(f)<0){try{f=localStorage.getItem(${stored})}catch(e){}}` +
    `if(n.indexOf(f)>=0)document.documentElement.setAttribute('data-framework',f)})()`
  );
}

/** The frameworks that examples are written in, in the order of their tabs. */
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

/** The framework of the static pages. */
export const DEFAULT_FRAMEWORK: FrameworkId = 'react';

export function isFramework(value: unknown): value is FrameworkId {
  return FRAMEWORKS.some(({id}) => id === value);
}

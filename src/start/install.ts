import {FRAMEWORKS, type FrameworkId} from '../example/frameworks';

const PACKAGES: Readonly<Record<FrameworkId, 'deep-chat' | 'deep-chat-react' | undefined>> = {
  react: 'deep-chat-react',
  html: undefined,
  next: 'deep-chat-react',
  vue: 'deep-chat',
  nuxt: 'deep-chat',
  angular: 'deep-chat',
  svelte: 'deep-chat',
  solid: 'deep-chat',
};

/** The package that a framework's code imports; none for HTML, which loads the component from a CDN. */
export function packageFor(framework: FrameworkId): (typeof PACKAGES)[FrameworkId] {
  return PACKAGES[framework];
}

/** Its name as its tab says it. */
export function frameworkName(framework: FrameworkId): string {
  return FRAMEWORKS.find(({id}) => id === framework)?.label ?? framework;
}

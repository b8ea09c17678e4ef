import {FRAMEWORKS, type FrameworkId} from '../example/frameworks';

/** The package that a framework's code imports; none for HTML, which loads the component from a CDN. */
export function packageFor(framework: FrameworkId): 'deep-chat' | 'deep-chat-react' | undefined {
  if (framework === 'html') return undefined;
  return framework === 'react' || framework === 'next' ? 'deep-chat-react' : 'deep-chat';
}

/** Its name as its tab says it. */
export function frameworkName(framework: FrameworkId): string {
  return FRAMEWORKS.find(({id}) => id === framework)?.label ?? framework;
}

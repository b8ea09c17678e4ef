import {frameworks, type FrameworkId} from '../site/chatCode';

/** The command that installs what a framework needs; a sentence for HTML, which needs none. */
export function installCommand(framework: FrameworkId): string | undefined {
  const name = frameworks.find(({id}) => id === framework)?.package;
  return name ? `npm install ${name}` : undefined;
}

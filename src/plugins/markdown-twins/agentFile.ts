import {frameworkName, type FrameworkId} from '../../example/frameworks';

/** Sections of a page, by their headings; the empty one is the page's beginning. */
interface Part {
  readonly title: string;
  readonly place: string;
  readonly sections: readonly string[];
}

/** The sections on installing the component, by framework. */
const INSTALL: Readonly<Record<FrameworkId, readonly string[]>> = {
  html: ['Plain HTML'],
  react: ['React'],
  next: ['React', 'Next.js'],
  vue: ['Vue 3'],
  nuxt: ['Vue 3', 'Nuxt'],
  angular: ['Angular'],
  svelte: ['Svelte 5', 'SvelteKit'],
  solid: ['Solid'],
};

const SCRIPT = 'the constants go into the script and the elements into the template';

/** Where the lines of a short example go. */
const PLACES: Readonly<Record<FrameworkId, string>> = {
  html: 'the elements go into the body and the other lines into a module script after them',
  react: 'the constants go above the component, which returns the elements',
  next: 'the constants go above the client component, which returns the elements',
  vue: SCRIPT,
  nuxt: SCRIPT,
  angular:
    'the elements go into the template, the members into the class and an `effect` into its constructor',
  svelte: 'the constants go into the script and the elements below it',
  solid: 'the constants go above the component, which returns the elements',
};

const partsFor = (framework: FrameworkId): readonly Part[] => [
  {
    title: 'Install',
    place: '/docs/installation',
    sections: ['', 'Rules for every framework', ...INSTALL[framework], 'Server rendering'],
  },
  {
    title: 'Connect',
    place: '/docs/connect',
    sections: [
      '',
      'Fields of connect',
      'Request body',
      'Fields of Response',
      'Stream from your server',
      'Call any API',
      'Signals',
    ],
  },
  {
    title: 'Messages',
    place: '/docs/messages',
    sections: ['', 'history', 'browserStorage', 'introMessage', 'MessageContent'],
  },
  {
    title: 'Styles',
    place: '/docs/styles',
    sections: ['', 'style and chatStyle', 'textInput', 'auxiliaryStyle'],
  },
  {
    title: 'Message styles',
    place: '/docs/messages/styles',
    sections: ['messageStyles'],
  },
  {
    title: 'Files',
    place: '/docs/files',
    sections: ['', 'images', 'FilesServiceConfig'],
  },
  {
    title: 'Events',
    place: '/docs/events',
    sections: ['Callbacks and listeners', 'In each framework'],
  },
  {title: 'Methods', place: '/docs/methods', sections: ['', 'When methods are ready']},
  {
    title: 'Check and mistakes',
    place: '/docs/guides/coding-agents',
    sections: ['Check the code', 'Mistakes it catches'],
  },
];

/** Address of the file under the base URL. */
export const agentFilePlace = (framework: FrameworkId): string => `llms-${framework}.txt`;

/**
 * What a coding agent needs first to write a chat in one framework, in one file.
 *
 * @param short a page's text without closed parts and with short examples, by its place.
 * @param root address of the site with its base URL, without a slash at the end.
 * @throws Error for a section that a page doesn't have anymore.
 */
export function agentFile(
  framework: FrameworkId,
  version: string,
  short: (place: string) => string,
  root: string,
): string {
  const label = frameworkName(framework);
  const parts = partsFor(framework).map(({title, place, sections}) => {
    const all = sectionsIn(short(place));
    const texts = sections.map((name) => {
      const text = all.get(name);
      if (text === undefined)
        throw new Error(`${place} has no section “${name}” for llms-${framework}.txt.`);
      return text;
    });
    return `## ${title}\n\n${texts.join('\n\n')}`;
  });
  const intro = `> Deep Chat ${version} in ${label}: how to install, connect and style it, and the mistakes to avoid. The pages that the links lead to have the rest, and ${root}/llms.txt lists all pages.`;
  const examples = `Short examples leave out imports and what is around them: ${PLACES[framework]}. Types come from \`import type {DeepChat} from 'deep-chat'\`. The page that an example is from has it as a complete file.`;
  return `${[`# Deep Chat for ${label}`, intro, examples, ...parts].join('\n\n')}\n`;
}

/** The text below each heading of a page, with its heading one level lower; the beginning has no title. */
function sectionsIn(markdown: string): Map<string, string> {
  const sections = new Map([['', '']]);
  let name = '';
  let isCode = false;
  // The title and the description of the page come first.
  for (const line of markdown.split('\n').slice(4)) {
    if (/^ *`{3}/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^##+ (.*)$/.exec(line)?.[1];
    name = heading ?? name;
    sections.set(name, `${sections.get(name) ?? ''}${heading ? '#' : ''}${line}\n`);
  }
  return new Map([...sections].map(([key, text]) => [key, text.trim()]));
}

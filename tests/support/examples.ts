import {compileExample} from '../../src/example/generate/compile';
import {CASES} from '../../src/example/generate/cases';
import {printPanel} from '../../src/example/generate/markup';
import {modelOf, type Model} from '../../src/example/model/model';
import {parseExample} from '../../src/example/model/parseExample';
import {configOf, liveFences} from './promises';

/** An example that is mounted in each framework. */
export interface Mounted {
  readonly title: string;
  /** The page whose live chat it is compared with; cases of the tests alone have none. */
  readonly route?: string;
  readonly model: Model;
  /** What the build writes into a page for the live chat. */
  readonly body: string;
  /** Properties of the element; `style` and `chatStyle` are seen in its style. */
  readonly names: readonly string[];
  /** The style sheet of the example, which the site adds to its own. */
  readonly sheet?: string;
  /** The declarations of `style` and `chatStyle`. */
  readonly css: object;
  readonly panel: string;
  readonly labels: readonly string[];
}

/** Examples of the pages that together have every property that any live example has. */
const ON_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/docs/connect': [
    'A typing bubble for a socket',
    'Each type of reply',
    'Limit the conversation in the request',
  ],
  '/docs/directConnection/Azure': ['Azure OpenAI chat: read the request body'],
  '/docs/events': ['All events of a chat'],
  '/docs/files': [
    'Accept only GIFs',
    'Record a voice message',
    'Style the drop overlay',
    'Take a photo',
  ],
  '/docs/guides/state-and-history': [
    'A chat that remembers',
    'Conversations in a database',
    'Two conversations in one chat',
  ],
  '/docs/interceptors': [
    'Read the reply of another API',
    'Send only text of five characters or more',
  ],
  '/docs/introPanel': ['A welcome screen with suggestions', 'A card that reacts to the mouse'],
  '/docs/messages/HTML': ['Frame every reply'],
  '/docs/messages/styles': ['Markdown options'],
  '/docs/speech': ['Talk and listen'],
  '/docs/styles': [
    'A box with its own look',
    'A dark dropup menu',
    'Show the attachment box while styling',
  ],
  '/docs/styles/buttons': ['A switch that the handler reads'],
  '/examples/design': [
    'Full-width input for a tool panel',
    'Index cards',
    'Newsroom',
    'Right-to-left parchment',
  ],
};

function mounted(title: string, source: string, height: number, route?: string): Mounted {
  const outline = parseExample(source);
  const config = configOf(source);
  return {
    title: route ? `${route}: ${title}` : title,
    ...(route ? {route} : {}),
    model: modelOf(source, outline, title, height),
    body: compileExample(source, outline),
    names: outline.properties.map(({name}) => name).filter((name) => !/^(s|chatS)tyle$/.test(name)),
    ...(config.auxiliaryStyle === undefined ? {} : {sheet: config.auxiliaryStyle}),
    css: {...config.chatStyle, ...config.style},
    panel: outline.panel ? printPanel(outline.panel, 0, 'html') : '',
    labels: outline.buttons.map(({label}) => label),
  };
}

/** The examples that every framework mounts: one for each type of value, and one or more for each property. */
export const MOUNTED: readonly Mounted[] = [
  ...CASES.map(({title, source}) => mounted(title, source, 360)),
  ...Object.entries(ON_PAGES).flatMap(([route, titles]) =>
    titles.map((title) => {
      const fence = liveFences().find((each) => each.route === route && each.title === title);
      if (!fence) throw new Error(`${route} has no live example "${title}" any more.`);
      return mounted(title, fence.source, fence.height, route);
    }),
  ),
];

/** Properties that live examples of the pages have, and none of those that are mounted. */
export function propertiesLeftOut(): string[] {
  const covered = new Set(
    MOUNTED.filter(({route}) => route).flatMap(({names}) => [...names, 'style', 'chatStyle']),
  );
  const used = liveFences().flatMap(({source}) =>
    parseExample(source).properties.map(({name}) => name),
  );
  return [...new Set(used)].filter((name) => !covered.has(name));
}

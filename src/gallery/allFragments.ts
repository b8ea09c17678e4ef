import {parts, type Fragment} from '../data/fragment';
import {featurePage, features} from '../data/features';
import {playgroundFragments} from '../playground/fragments';
import {steps} from '../start/steps';

const START = 'start/start.fragment.tsx';

/** Every part by the title of its group, in the order of the gallery. */
export const fragmentGroups: Readonly<Record<string, readonly Fragment[]>> = {
  Home: parts('home/home.fragment.tsx', '/', [
    [
      '/startPanel/startPanel',
      'Start panel',
      'The first panel of the home page without moving points: headline, actions, install line, and five lines of code with their chat.',
    ],
    [
      '/startPanel/startPanelParticles',
      'Start panel with particles',
      'The first panel of the home page over drifting points, which come to rest on their own within a few seconds.',
    ],
    [
      '/start/startParticles',
      'Start particles',
      'The points behind the start panel, on their own. They drift to rest, or are still for users who prefer reduced motion.',
    ],
    [
      '/smallScreen/smallScreen',
      'Small screen',
      'The first panel of the home page as a phone of 360 pixels shows it, with everything that it has on a large screen.',
    ],
    [
      '/smallScreen/deepChatLogo',
      'Deep Chat logo',
      'The logo of the navigation bar in the sizes that small and large screens use, in the colors of the page.',
    ],
  ]),
  Start: [
    ...steps.map((step): Fragment => ({...step, usedOn: '/start', isPage: true, module: START})),
    ...parts(START, '/start', [
      [
        '/start/startSmallScreen',
        'Start on a small screen',
        'The steps of the start path as a phone of 360 pixels shows them, in the same order and with the same links.',
      ],
    ]),
  ],
  Features: features.map((feature) => ({
    path: `${featurePage(feature)}/${feature.id}`,
    title: `${feature.name} example`,
    summary: `A live chat with its code. ${feature.sentence}`,
    usedOn: featurePage(feature),
    module: 'features/features.fragment.tsx',
  })),
  Playground: playgroundFragments,
  'Shared parts': parts('ui/ui.fragment.tsx', '/gallery', [
    [
      '/exploreButton/exploreButton',
      'Explore button',
      'Links that lead on: a filled one for the first thing to do, an outlined one beside it, and an arrow at the end of a text.',
      '/',
    ],
    [
      '/footer/footer',
      'Footer',
      'The links that end every page: where to begin, the docs, the examples, and the repository of the component.',
      '/',
    ],
    [
      '/preload/preloadImages',
      'Preload images',
      'Lets the browser fetch every picture of the site into its cache while it is idle, except with its data saver.',
    ],
    [
      '/preload/preloadStartImages',
      'Preload start images',
      'Fetches the pictures of the start path while its first page is read, so that the next steps show them immediately.',
      '/start',
    ],
    [
      '/preload/preloadPlaygroundImages',
      'Preload playground images',
      'Fetches the pictures that the playground shows while the browser is idle; readers who save data are spared.',
    ],
    [
      '/utils/fadeInContent',
      'Fade in content',
      'Lets a block appear with a short fade and rise. Users who prefer reduced motion or have no JavaScript see it immediately.',
      '/start',
    ],
    [
      '/utils/fadeInNav',
      'Fade in navigation',
      'A row of links that appear one after the other when you come from another page; all are there from the start.',
      '/features/features',
    ],
    [
      '/utils/onVisibleAnimation',
      'Animation on visible',
      'Plays a short fade on a block the first time it is scrolled to, and never hides what is already in the window.',
      '/features/features',
    ],
  ]),
};

export const fragments: readonly Fragment[] = Object.values(fragmentGroups).flat();

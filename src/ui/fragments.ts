import type {Fragment} from '../data/fragment';

/** Loading, motion and navigation parts that several pages share. */
export const utilityFragments: readonly Fragment[] = [
  {
    path: '/exploreButton/exploreButton',
    title: 'Explore button',
    summary:
      'Links that lead on: a filled one for the first thing to do, an outlined one beside it, and an arrow at the end of a text.',
    notes: [
      'They are links: they work without JavaScript, and their page is fetched before the click.',
      'They are 46 pixels high for touch. The arrow moves on hover, except for users who prefer reduced motion.',
    ],
    usedOn: '/',
    module: 'ui/links.fragment.tsx',
    part: 'ActionLink',
  },
  {
    path: '/footer/footer',
    title: 'Footer',
    summary:
      'The map of the site that ends every page: where to begin, the docs, the examples, and the repository of the component.',
    notes: [
      'It isn’t printed.',
      'The repository’s address is a setting of the site; all other links are checked by each build.',
    ],
    usedOn: '/',
    module: 'ui/links.fragment.tsx',
    part: 'SiteLinks',
  },
  {
    path: '/preload/preloadImages',
    title: 'Preload images',
    summary:
      'Fetches every picture of the site into the cache while the browser is idle, and shows how far each one has come.',
    notes: [
      'It waits until the browser is idle and asks with low priority, so that it delays nothing on the page.',
      'With the browser’s data saver nothing is fetched; each picture then loads where it is shown.',
      'The marks of all providers are one file, from which each place draws the one that it needs.',
    ],
    usedOn: '/gallery',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'all',
  },
  {
    path: '/preload/preloadStartImages',
    title: 'Preload start images',
    summary:
      'Fetches the pictures of the start path while its first page is read, so that the next steps show them immediately.',
    notes: ['It waits until the browser is idle, and does nothing with the browser’s data saver.'],
    usedOn: '/start',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'start',
  },
  {
    path: '/preload/preloadPlaygroundImages',
    title: 'Preload playground images',
    summary:
      'Fetches the pictures that the playground shows while the browser is idle; readers who save data are spared.',
    notes: ['It waits until the browser is idle, and does nothing with the browser’s data saver.'],
    usedOn: '/playground',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'playground',
  },
  {
    path: '/utils/fadeInContent',
    title: 'Fade in content',
    summary:
      'Lets a block appear with a short fade and rise. Users who prefer reduced motion or have no JavaScript see it immediately.',
    notes: [
      'A step of the start path fades in when you come from another step. On a page’s first load nothing fades, so you can read it immediately.',
      'Nothing is hidden while it waits: without JavaScript, or when the animation cannot run, the block is simply there.',
    ],
    usedOn: '/start',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'FadeIn',
  },
  {
    path: '/utils/fadeInNav',
    title: 'Fade in navigation',
    summary:
      'A row of links that appear one after the other when you come from another page; all are there from the start.',
    notes: [
      'The pages of the features use it for the row of their links, when you come from another page of the site.',
      'Every link can be pressed from the start; only its look arrives later.',
    ],
    usedOn: '/features/features',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'FadeInNav',
  },
  {
    path: '/utils/onVisibleAnimation',
    title: 'Animation on visible',
    summary:
      'Plays a short fade on a block the first time it is scrolled to, and never hides what is already in the window.',
    notes: [
      'The demonstrations on the home page and on the page of all features appear with it as you scroll to them.',
      'A block plays once. What is in the window when a page opens never moves.',
    ],
    usedOn: '/',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'OnVisible',
  },
];

import type {Fragment} from '../data/fragment';

/** Loading, motion and navigation parts that several pages share. */
export const utilityFragments: readonly Fragment[] = [
  {
    path: '/exploreButton/exploreButton',
    title: 'Explore button',
    summary:
      'Links that lead on: a filled one for the first thing to do, an outlined one beside it, and an arrow at the end of a text.',
    usedOn: '/',
    module: 'ui/links.fragment.tsx',
    part: 'ActionLink',
  },
  {
    path: '/footer/footer',
    title: 'Footer',
    summary:
      'The links that end every page: where to begin, the docs, the examples, and the repository of the component.',
    usedOn: '/',
    module: 'ui/links.fragment.tsx',
    part: 'Footer',
  },
  {
    path: '/preload/preloadImages',
    title: 'Preload images',
    summary:
      'Lets the browser fetch every picture of the site into its cache while it is idle, except with its data saver.',
    usedOn: '/gallery',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'all',
  },
  {
    path: '/preload/preloadStartImages',
    title: 'Preload start images',
    summary:
      'Fetches the pictures of the start path while its first page is read, so that the next steps show them immediately.',
    usedOn: '/start',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'start',
  },
  {
    path: '/preload/preloadPlaygroundImages',
    title: 'Preload playground images',
    summary:
      'Fetches the pictures that the playground shows while the browser is idle; readers who save data are spared.',
    usedOn: '/playground',
    module: 'ui/preload/preload.fragment.tsx',
    part: 'playground',
  },
  {
    path: '/utils/fadeInContent',
    title: 'Fade in content',
    summary:
      'Lets a block appear with a short fade and rise. Users who prefer reduced motion or have no JavaScript see it immediately.',
    usedOn: '/start',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'FadeIn',
  },
  {
    path: '/utils/fadeInNav',
    title: 'Fade in navigation',
    summary:
      'A row of links that appear one after the other when you come from another page; all are there from the start.',
    usedOn: '/features/features',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'FadeInNav',
  },
  {
    path: '/utils/onVisibleAnimation',
    title: 'Animation on visible',
    summary:
      'Plays a short fade on a block the first time it is scrolled to, and never hides what is already in the window.',
    usedOn: '/',
    module: 'ui/motion/motion.fragment.tsx',
    part: 'OnVisible',
  },
];

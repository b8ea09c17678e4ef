import {parts} from '../data/fragment';

export const utilityFragments = parts('ui/ui.fragment.tsx', '/gallery', [
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
]);

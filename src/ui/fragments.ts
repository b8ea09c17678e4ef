import {parts} from '../data/fragment';

/** Loading, motion and navigation parts that several pages share. */
export const utilityFragments = [
  ...parts('ui/links.fragment.tsx', '/', [
    [
      '/exploreButton/exploreButton',
      'Explore button',
      'Links that lead on: a filled one for the first thing to do, an outlined one beside it, and an arrow at the end of a text.',
    ],
    [
      '/footer/footer',
      'Footer',
      'The links that end every page: where to begin, the docs, the examples, and the repository of the component.',
    ],
  ]),
  ...parts('ui/preload/preload.fragment.tsx', '/gallery', [
    [
      '/preload/preloadImages',
      'Preload images',
      'Lets the browser fetch every picture of the site into its cache while it is idle, except with its data saver.',
    ],
  ]),
  ...parts('ui/preload/preload.fragment.tsx', '/start', [
    [
      '/preload/preloadStartImages',
      'Preload start images',
      'Fetches the pictures of the start path while its first page is read, so that the next steps show them immediately.',
    ],
  ]),
  ...parts('ui/preload/preload.fragment.tsx', '/playground', [
    [
      '/preload/preloadPlaygroundImages',
      'Preload playground images',
      'Fetches the pictures that the playground shows while the browser is idle; readers who save data are spared.',
    ],
  ]),
  ...parts('ui/motion/motion.fragment.tsx', '/start', [
    [
      '/utils/fadeInContent',
      'Fade in content',
      'Lets a block appear with a short fade and rise. Users who prefer reduced motion or have no JavaScript see it immediately.',
    ],
  ]),
  ...parts('ui/motion/motion.fragment.tsx', '/features/features', [
    [
      '/utils/fadeInNav',
      'Fade in navigation',
      'A row of links that appear one after the other when you come from another page; all are there from the start.',
    ],
  ]),
  ...parts('ui/motion/motion.fragment.tsx', '/', [
    [
      '/utils/onVisibleAnimation',
      'Animation on visible',
      'Plays a short fade on a block the first time it is scrolled to, and never hides what is already in the window.',
    ],
  ]),
];

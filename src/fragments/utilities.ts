import type {Fragment} from './types';

/** Loading, motion and navigation parts that several pages share. */
export const utilityFragments: readonly Fragment[] = [
  {
    path: '/exploreButton/exploreButton',
    title: 'Explore button',
    summary:
      'Links that lead on: a filled one for the first thing to do, an outlined one beside it, and an arrow at the end of a text.',
    usedOn: '/',
    module: 'site/ActionLink.fragment.tsx',
  },
  {
    path: '/footer/footer',
    title: 'Footer',
    summary:
      'The map of the site that ends every page: where to begin, the docs, the examples, and the repository of the component.',
    usedOn: '/',
    module: 'site/SiteMap.fragment.tsx',
  },
  {
    path: '/preload/preloadImages',
    title: 'Preload images',
    summary:
      'Fetches every picture of the site into the cache while the browser is idle, and shows how far each one has come.',
    usedOn: '/gallery',
    module: 'site/preload/PreloadImages.fragment.tsx',
  },
  {
    path: '/preload/preloadStartImages',
    title: 'Preload start images',
    summary:
      'Fetches the pictures of the start path while its first page is read, so that the next steps show them at once.',
    usedOn: '/start',
    module: 'site/preload/PreloadStartImages.fragment.tsx',
  },
  {
    path: '/preload/preloadPlaygroundImages',
    title: 'Preload playground images',
    summary:
      'Fetches the pictures that the playground shows while the browser is idle; readers who save data are spared.',
    usedOn: '/playground',
    module: 'site/preload/PreloadPlaygroundImages.fragment.tsx',
  },
  {
    path: '/utils/fadeInContent',
    title: 'Fade in content',
    summary:
      'Lets a block appear with a short fade and rise. Readers who ask for less motion, or have no JavaScript, see it at once.',
    usedOn: '/start',
    module: 'site/motion/FadeIn.fragment.tsx',
  },
  {
    path: '/utils/fadeInNav',
    title: 'Fade in navigation',
    summary:
      'A row of links that appear one after the other when a reader comes from another page; all are there from the start.',
    usedOn: '/features/features',
    module: 'site/motion/FadeInNav.fragment.tsx',
  },
  {
    path: '/utils/onVisibleAnimation',
    title: 'Animation on visible',
    summary:
      'Plays a short fade on a block the first time it is scrolled to, and never hides what is already in the window.',
    usedOn: '/',
    module: 'site/motion/OnVisible.fragment.tsx',
  },
];

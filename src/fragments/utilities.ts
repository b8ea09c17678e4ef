import type {Fragment} from './types';

/** Loading and motion tools that several pages share. */
export const utilityFragments: readonly Fragment[] = [
  {
    path: '/utils/fadeInContent',
    title: 'Fade in content',
    summary:
      'Lets a block appear with a short fade and rise. Readers who ask for less motion, or have no JavaScript, see it at once.',
    usedOn: '/start',
    module: 'site/motion/FadeIn.fragment.tsx',
  },
];

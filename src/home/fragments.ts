import type {Fragment} from '../data/fragment';

/** Parts of the home page. */
export const homeFragments: readonly Fragment[] = [
  {
    path: '/startPanel/startPanel',
    title: 'Start panel',
    summary:
      'The first panel of the home page without moving points: headline, actions, install line, and five lines of code with their chat.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'StartPanel',
  },
  {
    path: '/startPanel/startPanelParticles',
    title: 'Start panel with particles',
    summary:
      'The first panel of the home page over drifting points, which come to rest on their own within a few seconds.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'StartPanelParticles',
  },
  {
    path: '/start/startParticles',
    title: 'Start particles',
    summary:
      'The points behind the start panel, on their own. They drift to rest, or are still for users who prefer reduced motion.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'Particles',
  },
  {
    path: '/smallScreen/smallScreen',
    title: 'Small screen',
    summary:
      'The first panel of the home page as a phone of 360 pixels shows it, with everything that it has on a large screen.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'SmallScreen',
  },
  {
    path: '/smallScreen/deepChatLogo',
    title: 'Deep Chat logo',
    summary:
      'The logo of the navigation bar in the sizes that small and large screens use, in the colors of the page.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'DeepChatLogo',
  },
];

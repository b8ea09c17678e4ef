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
      'The first panel of the home page over drifting points, which come to rest on their own and stir under the pointer.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'StartPanelParticles',
  },
  {
    path: '/start/startParticles',
    title: 'Start particles',
    summary:
      'The points behind the start panel, on their own: still for users who prefer reduced motion, asleep in the background.',
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
      'The logo of the footer in the sizes that small screens use, in the colors of either mode, with a button that changes it.',
    usedOn: '/',
    module: 'home/home.fragment.tsx',
    part: 'DeepChatLogo',
  },
];

import {parts} from '../data/fragment';

export const homeFragments = parts('home/home.fragment.tsx', '/', [
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
]);

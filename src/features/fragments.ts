import type {Fragment} from '../data/fragment';

/** The demonstrations of the features. */
export const featureFragments: readonly Fragment[] = [
  {
    path: '/features/connect/connect',
    title: 'Connect demonstration',
    summary:
      'A chat whose replies stream from a function on the page, beside a network panel that shows the request and each event of the response.',
    usedOn: '/features/connect',
    module: 'features/features.fragment.tsx',
    part: 'connect',
  },
  {
    path: '/features/captureFiles/captureFiles',
    title: 'Capture files demonstration',
    summary:
      'A chat on a phone that takes pictures, photos and recordings and lists what arrived. Nothing asks for a permission before a press.',
    usedOn: '/features/captureFiles',
    module: 'features/features.fragment.tsx',
    part: 'captureFiles',
  },
  {
    path: '/features/customize/customize',
    title: 'Customize demonstration',
    summary:
      'A style editor: three designs, sliders and two colors change one conversation at once and write the code beside it.',
    usedOn: '/features/customize',
    module: 'features/features.fragment.tsx',
    part: 'customize',
  },
  {
    path: '/features/media/media',
    title: 'Media demonstration',
    summary:
      'A conversation with every type of content, and buttons that add one more of each together with the JSON that a server replies.',
    usedOn: '/features/media',
    module: 'features/features.fragment.tsx',
    part: 'media',
  },
  {
    path: '/features/speech/speech',
    title: 'Speech demonstration',
    summary:
      'A waveform and a transcript that grow together, from a simulated sample or your microphone, and a chat that listens and speaks.',
    usedOn: '/features/speech',
    module: 'features/features.fragment.tsx',
    part: 'speech',
  },
];

import type {Fragment} from '../data/fragment';

/** The demonstrations of the features. */
export const featureFragments: readonly Fragment[] = [
  {
    path: '/features/connect/connect',
    title: 'Connect demonstration',
    summary:
      'A chat whose answers come from a function on the page, with what the function was given shown below each message you send.',
    usedOn: '/features/connect',
    module: 'features/Connect.fragment.tsx',
  },
  {
    path: '/features/captureFiles/captureFiles',
    title: 'Capture files demonstration',
    summary:
      'A chat that takes pictures, photos and recordings and lists what arrived; camera and microphone ask when they are pressed.',
    usedOn: '/features/captureFiles',
    module: 'features/CaptureFiles.fragment.tsx',
  },
  {
    path: '/features/customize/customize',
    title: 'Customize demonstration',
    summary:
      'One conversation in three designs. Only the styles that the chat is given differ; switch between them with one click.',
    usedOn: '/features/customize',
    module: 'features/Customize.fragment.tsx',
  },
  {
    path: '/features/media/media',
    title: 'Media demonstration',
    summary:
      'A conversation that holds formatted text, code, a picture, a sound that plays and a table, each in a message of its own.',
    usedOn: '/features/media',
    module: 'features/Media.fragment.tsx',
  },
  {
    path: '/features/speech/speech',
    title: 'Speech demonstration',
    summary:
      'A chat that writes down what you say and reads its answers aloud with a voice of this device, after the first message.',
    usedOn: '/features/speech',
    module: 'features/Speech.fragment.tsx',
  },
];

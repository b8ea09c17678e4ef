import type {Row} from './row';

const cases: readonly (readonly [string, object, readonly string[]])[] = [
  [
    'files-avatars-and-styles',
    {avatars: true, images: true, microphone: true, auxiliaryStyle: 'p {color: red}'},
    [],
  ],
  ['always-enabled', {submitButtonStyles: {alwaysEnabled: true}}, ['style-src-elem']],
  [
    'aligned-table',
    {demo: {response: {text: '| a | b |\n|:-:|--:|\n| 1 | 2 |'}}},
    ['style-src-attr'],
  ],
  ['table', {demo: {response: {text: '| a | b |\n|---|---|\n| 1 | 2 |'}}}, []],
  ['empty-reply', {demo: {response: {text: ''}}}, ['style-src-attr']],
  [
    'scroll-button',
    {scrollButton: true, history: Array.from({length: 30}, () => ({text: 'm'}))},
    ['style-src-attr'],
  ],
];

/** The directives of a strict policy that the component violates. */
export const policyRows = cases.map(([name, properties, directives]): Row => ({
  id: `policy-${name}`,
  setup: {demo: {response: {text: 'ok'}}, ...properties},
  hasPolicy: true,
  probe: async ({root, seen, wait}) => {
    // The demo replies after 400 ms.
    await wait(800);
    root.querySelector('#messages')!.scrollTop = 0;
    await wait(200);
    return seen;
  },
  result: directives,
  says: {'docs/guides/csp.mdx': '2.4.2 itself uses an inline style in four places.'},
}));

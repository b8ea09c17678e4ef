import type {Row, Setup} from './row';

const PARTS: Readonly<Record<string, Setup>> = {
  H: {history: [{role: 'ai', text: 'History'}]},
  I: {introMessage: {text: 'Intro'}},
  L: () => ({loadHistory: () => [{role: 'ai', text: 'Loaded'}]}),
  S: {browserStorage: true},
  P: {},
};

/** The first messages of a chat, by its properties. */
function firstOf(parts: string): string {
  const has = (part: string) => parts.includes(part);
  const shown = [
    has('L') ? 'Loaded' : '',
    has('I') && (has('H') || !has('L')) ? 'Intro' : '',
    has('H') ? 'History' : '',
    has('S') && !has('H') ? 'Stored' : '',
  ].filter(Boolean);
  return shown.length === 0 && has('P') ? 'Panel' : shown.join(' ');
}

const SAYS: Readonly<Record<string, Row['says']>> = {
  HS: {
    'docs/messages/index.mdx':
      '`history` hides the messages that `browserStorage` saved, even `history={[]}`.',
  },
  IL: {
    'docs/messages/index.mdx':
      'With [`loadHistory`](/docs/interceptors#loadHistory) and no `history`, the intro appears only if the first page is empty, or after `clearMessages()`.',
  },
  HIL: {
    'docs/interceptors.mdx': 'appears only if the first page is empty, or after `clearMessages()`.',
  },
  HP: {
    'docs/introPanel.mdx':
      'Any message hides the panel, including [`introMessage`](/docs/messages#introMessage) and [`history`](/docs/messages#history).',
  },
};

/** Each combination of H (`history`), I (`introMessage`), L (`loadHistory`), S (`browserStorage` with a message) and P (intro panel). */
const combinations = Array.from({length: 31}, (_, index) =>
  [...'HILSP'].filter((_part, bit) => (index + 1) & (1 << bit)).join(''),
);

const firstRows = combinations.map((parts): Row => ({
  id: `first-${parts}`,
  setup: [
    {demo: true},
    () => {
      const messages = [{role: 'ai', text: 'Stored'}];
      localStorage.setItem('deep-chat-storage', JSON.stringify({messages}));
      return {};
    },
    ...[...parts].map((part) => PARTS[part]!),
  ],
  ...(parts.includes('P') && {children: '<div>Panel</div>'}),
  message: null,
  probe: async ({all, root, wait}) => {
    await wait(200);
    const panel = root.querySelector<HTMLElement>('.intro-panel');
    return [
      ...(panel && panel.offsetHeight > 0 ? ['Panel'] : []),
      ...all('.message-bubble')
        .filter((bubble) => bubble.offsetHeight > 0)
        .map(({innerText}) => innerText.trim()),
    ].join(' ');
  },
  result: firstOf(parts),
  ...(SAYS[parts] && {says: SAYS[parts]}),
}));

/** What a chat begins with. */
export const historyRows: readonly Row[] = [
  ...firstRows,
  {
    id: 'stored-messages-removed',
    setup: {demo: true, browserStorage: true},
    message: null,
    probe: async (kit) => {
      const shown = () => kit.all('.message-bubble').map(({textContent}) => textContent!.trim());
      kit.chat.addMessage({text: 'Kept'}, true);
      await kit.wait(150);
      await kit.draw({demo: true, browserStorage: true});
      const again = shown();
      localStorage.removeItem('deep-chat-storage');
      await kit.draw({demo: true, browserStorage: true});
      return [again, shown()];
    },
    result: [['Kept'], []],
    says: {
      'docs/messages/index.mdx':
        "call `localStorage.removeItem('deep-chat-storage')`, or pass your own key, before you create the chat",
    },
  },
  ...(
    [
      ['an-empty-page', () => ({loadHistory: () => Promise.resolve([])}), true],
      ['a-message', () => ({loadHistory: () => Promise.resolve([{text: 'Old'}])}), false],
    ] as const
  ).map(([name, loads, stays]): Row => ({
    id: `intro-panel-and-${name}`,
    setup: [{demo: true}, loads],
    children: '<div>Welcome</div>',
    message: null,
    probe: async ({root, wait}) => {
      await wait(400);
      return root.querySelector<HTMLElement>('.intro-panel')!.style.display !== 'none';
    },
    result: stays,
    says: {'docs/introPanel.mdx': 'It stays if that page is an empty array.'},
  })),
];

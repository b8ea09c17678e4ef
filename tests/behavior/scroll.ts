import type {Row, Setup} from './row';

const PAGE = 'docs/messages/scrolling.mdx';

const streams: Setup = ({seen, wait}) => ({
  history: Array.from({length: 12}, () => ({text: 'Old'})),
  connect: {
    stream: true,
    handler: async (_, {onOpen, onResponse, onClose}) => {
      onOpen();
      for (let n = 0; n < 40; n += 1) {
        await onResponse({text: 'Paragraph\n\n'});
        await wait(15);
      }
      onClose();
      seen.push('done');
    },
  },
});
const scrollsUp: Setup = (kit) => ({
  onMessage: ({message, isHistory}) => {
    if (isHistory || message.role !== 'user') return;
    const list = kit.root.querySelector('#messages')!;
    const scrollUp = () => (list.scrollTop -= 20);
    setTimeout(() => list.addEventListener('scroll', scrollUp, {once: true}), 100);
  },
});

/** Whether a streaming reply is followed to its end. */
const streamRow = (id: string, setup: readonly Setup[], follows: boolean, text: string): Row => ({
  id,
  setup,
  probe: async ({root, seen, until}) => {
    await until(() => seen.includes('done'));
    const {scrollHeight, scrollTop, clientHeight} = root.querySelector('#messages')!;
    return scrollHeight - scrollTop - clientHeight <= 200;
  },
  result: follows,
  says: {[PAGE]: text},
});

/** Whether a listener that scrolls to the top after some time stays there. */
const topRow = (id: string, scrolls: Setup, isAtTop: boolean): Row => ({
  id,
  setup: [{demo: true, history: Array.from({length: 30}, () => ({text: 'Old'}))}, scrolls],
  message: null,
  probe: async ({root, wait}) => {
    await wait(300);
    return root.querySelector('#messages')!.scrollTop === 0;
  },
  result: isAtTop,
  says: {[PAGE]: 'Without the 50 ms, the component scrolls to the end'},
});

/** Where the list scrolls, and when the button appears. */
export const scrollRows: readonly Row[] = [
  streamRow('stream-alone', [streams], true, 'it follows a streaming reply'),
  streamRow(
    'stream-while-the-user-scrolls',
    [streams, scrollsUp],
    false,
    'The listener waits 100 ms for the user',
  ),
  topRow(
    'scroll-to-the-top-at-once',
    (kit) => ({onComponentRender: () => void (kit.root.querySelector('#messages')!.scrollTop = 0)}),
    false,
  ),
  topRow(
    'scroll-to-the-top-after-50-ms',
    (kit) => ({
      onComponentRender: () =>
        setTimeout(() => (kit.root.querySelector('#messages')!.scrollTop = 0), 50),
    }),
    true,
  ),
  {
    id: 'scroll-button',
    setup: () => ({
      demo: true,
      scrollButton: true,
      history: Array.from({length: 30}, (_, index) => ({text: `Message ${index}`})),
    }),
    message: null,
    probe: async () => {
      const root = document.querySelector('deep-chat')!.shadowRoot!;
      const list = root.querySelector('#messages')!;
      list.scrollTop = 100;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const button = root.querySelector<HTMLElement>('#scroll-button');
      return button ? getComputedStyle(button).opacity !== '0' : false;
    },
    result: true,
  },
  {
    id: 'scroll-button-with-load-history',
    setup: () => ({
      demo: true,
      scrollButton: true,
      loadHistory: () => Array.from({length: 30}, (_, index) => ({text: `Message ${index}`})),
    }),
    message: null,
    probe: async () => {
      const root = document.querySelector('deep-chat')!.shadowRoot!;
      const list = root.querySelector('#messages')!;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // The component follows the first scroll alone, and makes it itself: to the end of the history.
      while (list.scrollHeight === list.clientHeight || list.scrollTop === 0) await frame();
      await frame();
      await frame();
      list.scrollTop = 100;
      await new Promise((resolve) => setTimeout(resolve, 300));
      const button = root.querySelector<HTMLElement>('#scroll-button');
      return button ? getComputedStyle(button).opacity !== '0' : false;
    },
    result: false,
    says: {
      'docs/messages/scrolling.mdx':
        'With [`loadHistory`](/docs/interceptors#loadHistory), only a new message shows or hides the button in 2.4.2, not scrolling.',
    },
  },
];

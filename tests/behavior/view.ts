import type {Row} from './row';

/** What a click on a picture does, where the list scrolls, and who listens. */
export const viewRows: readonly Row[] = [
  {
    id: 'image-of-the-same-origin',
    setup: () => ({demo: true, history: [{role: 'ai', files: [{type: 'image', src: '/a.png'}]}]}),
    message: null,
    probe: () => {
      const link = document
        .querySelector('deep-chat')!
        .shadowRoot!.querySelector<HTMLAnchorElement>('.image-message a')!;
      return {download: link.hasAttribute('download'), target: link.target};
    },
    result: {download: true, target: '_blank'},
    says: [
      {
        file: 'docs/messages/HTML.mdx',
        text: 'A click on an image in `files` downloads it if it is a data URL or comes from the origin of your page. An image of another origin opens in a new tab.',
      },
      {
        file: 'docs/messages/files.mdx',
        text: 'A click downloads an image of the same origin or with a data URL, and opens one of another origin in a new tab.',
      },
    ],
  },
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
    says: [
      {
        file: 'docs/messages/scrolling.mdx',
        text: 'With [`loadHistory`](/docs/interceptors#loadHistory), the button never appears in 2.4.2.',
      },
    ],
  },
];

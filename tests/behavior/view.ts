import {expect} from '@playwright/test';
import {read} from '../support/repository';
import type {Row} from './row';

const PRINT = read('docs/guides/export-and-print.mdx');
const BUTTONS = 'docs/styles/buttons.mdx';
const BESIDE =
  "`svg: {content: ''}` removes the icon only together with `text.content`; alone it changes nothing.";
const old = (length: number) => Array.from({length}, () => ({text: 'Old'}));

/** The parts of a chat, and their places. */
export const viewRows: readonly Row[] = [
  {
    id: 'drawn-twice-on-a-busy-page',
    setup: {demo: true},
    message: null,
    probe: async ({wait}) => {
      /** What is seen of a chat whose callback acts immediately or later. */
      const draw = async (later: boolean) => {
        const seen: unknown[] = [];
        const chat = document.createElement('deep-chat');
        const begin = () => {
          chat.addMessage({text: 'Ready'});
          chat.setPlaceholderText('New');
          chat.shadowRoot!.querySelector<HTMLElement>('#text-input')!.focus();
        };
        chat.onComponentRender = () => {
          seen.push('rendered');
          if (later) setTimeout(begin);
          else begin();
        };
        chat.demo = true;
        document.body.replaceChildren(chat);
        const end = performance.now() + 50;
        while (performance.now() < end);
        await wait(300);
        const field = chat.shadowRoot!.querySelector('#text-input')!;
        const hint = field.getAttribute('deep-chat-placeholder-text');
        return [...seen, chat.getMessages().length, hint, field === chat.shadowRoot!.activeElement];
      };
      // A page that is slowed down by others too doesn't always draw the chat twice.
      let first = await draw(false);
      for (let tries = 0; tries < 9 && first[1] !== 0; tries++) first = await draw(false);
      return [...first, ...(await draw(true))];
    },
    result: [...['rendered', 0, 'Ask me anything!', false], ...['rendered', 1, 'New', true]],
    says: {
      'docs/events.mdx':
        'On a busy page the chat is drawn a second time right after the event. A message, placeholder or focus that the callback sets is then lost: call methods in `setTimeout`, which runs after both.',
    },
  },
  {
    id: 'image-of-the-same-origin',
    setup: {demo: true, history: [{role: 'ai', files: [{type: 'image', src: '/a.png'}]}]},
    message: null,
    probe: ({root}) => {
      const link = root.querySelector<HTMLAnchorElement>('.image-message a')!;
      return {download: link.hasAttribute('download'), target: link.target};
    },
    result: {download: true, target: '_blank'},
    says: {
      'docs/messages/HTML.mdx':
        'A click on an image in `files` downloads it if it is a data URL or comes from the origin of your page. An image of another origin opens in a new tab.',
      'docs/messages/files.mdx':
        'A click downloads an image of the same origin or with a data URL, and opens one of another origin in a new tab.',
    },
  },
  {
    id: 'width-alone',
    setup: {demo: true, style: 'width: 100%; font-family: inherit'},
    message: null,
    probe: ({chat}) => chat.offsetWidth > 135 && chat.offsetWidth < 165,
    result: true,
    says: {'docs/styles/index.mdx': 'an empty chat is about 150 px wide'},
  },
  {
    id: 'print-style',
    setup: {
      demo: true,
      history: old(60),
      auxiliaryStyle: /const css = `([^]*?)`/.exec(PRINT)![1],
    },
    message: null,
    acts: (page) => page.emulateMedia({media: 'print'}),
    probe: ({chat}) => chat.offsetHeight > 2000,
    result: true,
    says: {
      'docs/guides/export-and-print.mdx': 'This style gives the chat its full height on paper',
    },
  },
  ...[
    [{}, 4],
    [{avatars: true, names: true}, 7],
  ].map(([properties, count]): Row => ({
    id: `elements-of-a-message-${String(count)}`,
    setup: {demo: true, history: [{text: 'One'}], ...(properties as object)},
    message: null,
    probe: ({chat, all}) => {
      const before = all('#messages *').length;
      chat.addMessage({text: 'Two', role: 'user'});
      return all('#messages *').length - before;
    },
    result: count,
    says: {
      'docs/guides/performance.mdx':
        'A text message of one paragraph is four DOM elements, and seven with avatar and name.',
    },
  })),
  {
    id: 'avatars-of-a-run',
    setup: {
      demo: true,
      avatars: true,
      names: true,
      history: [{text: 'One'}, {text: 'Two'}, {text: 'Three'}, {text: 'Four', role: 'user'}],
    },
    message: null,
    probe: ({all}) =>
      ['.avatar-container', '.name'].map((part) =>
        all(part).map((element) => getComputedStyle(element).visibility),
      ),
    result: Array(2).fill(['hidden', 'hidden', 'visible', 'visible']),
    says: {
      'docs/messages/styles.mdx': 'Only the last message of a run shows its avatar and name.',
    },
  },
  ...(
    [
      ['icon', {}, true],
      ['empty-svg', {svg: {content: ''}}, true],
      ['text', {text: {content: 'Send'}}, true],
      ['empty-svg-and-text', {svg: {content: ''}, text: {content: 'Send'}}, false],
    ] as const
  ).map(([name, submit, hasIcon]): Row => ({
    id: `send-button-with-${name}`,
    setup: {demo: true, submitButtonStyles: {submit}},
    message: null,
    probe: ({all}) => all('.input-button')[0]!.innerHTML.includes('<svg'),
    result: hasIcon,
    says: {[BUTTONS]: BESIDE},
  })),
  ...(
    [
      [['inside-end', 'outside-end'], 'outside-start'],
      [['inside-end', 'outside-end', 'outside-start'], 'inside-end'],
    ] as const
  ).map(([taken, place]): Row => ({
    id: `send-button-beside-${taken.length}-others`,
    setup: {demo: true, customButtons: taken.map((position) => ({position}))},
    message: null,
    probe: ({all}) =>
      /(?:in|out)side-\w+/.exec(all('.input-button:not(.custom-button)')[0]!.className)![0],
    result: place,
    says: {
      [BUTTONS]:
        'A submit button or microphone that is left goes to `outside-start` if it is free, else to `inside-end`.',
    },
  })),
  {
    id: 'audio-player-in-safari',
    setup: {demo: true},
    message: null,
    probe: async () =>
      /\.audio-player-safari\{[^}]*width:40px/.test(await (await fetch('/deepChat.js')).text()),
    result: true,
    says: {
      'docs/messages/styles.mdx':
        'In Safari the component makes the player 40 px wide, so only the play button fits.',
    },
  },
  {
    id: 'resize-observer',
    setup: {demo: true},
    message: null,
    probe: async () => (await (await fetch('/deepChat.js')).text()).includes('ResizeObserver'),
    result: false,
    says: {
      'docs/guides/troubleshooting.mdx': "The component doesn't use `ResizeObserver`",
    },
  },
  ...(['focusMode', 'upwardsMode'] as const).map((mode): Row => ({
    id: `load-history-with-${mode}`,
    setup: [
      {[mode]: true, demo: true},
      () => ({
        loadHistory: (index) => [
          ...(index < 2 ? [false as const] : []),
          ...Array.from({length: 20}, (_, n) => ({role: 'ai', text: `${index}-${n}`})),
        ],
      }),
    ],
    message: null,
    acts: async (page) => {
      const bubbles = page.locator('deep-chat .message-bubble');
      await expect(bubbles).toHaveCount(20);
      await page.mouse.move(200, 200);
      await expect(async () => {
        await page.mouse.wheel(0, -1000);
        await expect(bubbles).toHaveCount(60, {timeout: 300});
      }).toPass();
    },
    probe: ({all}) => [0, -1].map((index) => all('.message-bubble').at(index)!.innerText),
    result: ['2-0', '0-19'],
    says: {
      'docs/modes.mdx':
        mode === 'focusMode'
          ? '[`loadHistory`](/docs/interceptors#loadHistory) works with it.'
          : '[`loadHistory`](/docs/interceptors#loadHistory) and [`scrollToBottom`]',
    },
  })),
  {
    id: 'disabled-custom-button',
    setup: ({seen}) => ({
      demo: true,
      customButtons: [{initialState: 'disabled', onClick: (state) => void seen.push(state)}],
    }),
    message: null,
    probe: ({all, seen}) => {
      const [button] = all('.custom-button');
      button!.click();
      return [button!.ariaDisabled, ...seen];
    },
    result: ['true', 'disabled'],
    says: {
      [BUTTONS]:
        'The state `disabled` sets `aria-disabled`, but [`onClick`](#OnClickCustomButton) still fires.',
    },
  },
  {
    id: 'methods-before-the-first-render',
    setup: {demo: true},
    message: null,
    probe: () => {
      const early = document.createElement('deep-chat');
      early.submitUserMessage({text: 'Hello'});
      early.addMessage({text: 'Hello'});
      early.clearMessages();
      return early.getMessages();
    },
    result: [],
    logs: ['submitUserMessage', 'addMessage'].map(
      (method) =>
        `${method} failed - please wait for chat view to render before calling this property.`,
    ),
    says: {
      'docs/methods.mdx':
        '`submitUserMessage` and `addMessage` log [`failed - please wait for chat view to render`](/docs/guides/troubleshooting#please-wait), and the other methods do nothing.',
    },
  },
];

import type {Row} from './row';

const ACTIONS = 'docs/guides/message-actions.mdx';

/** What the guides do with messages, input and buttons. */
export const recipeRows: readonly Row[] = [
  {
    id: 'copy-buttons',
    setup: ({seen, all}) => ({
      demo: {response: {text: 'Second'}},
      history: [{role: 'user', text: 'One'}, {text: 'First **reply**'}],
      htmlWrappers: {ai: '<div class="html-wrapper"></div><button class="copy">Copy</button>'},
      htmlClassUtilities: {
        copy: {
          events: {
            click: ({currentTarget}) =>
              seen.push(all('.copy').indexOf(currentTarget as HTMLElement)),
          },
        },
      },
    }),
    probe: async ({chat, all, seen, until}) => {
      await until(() => all('.copy').length === 2);
      for (const button of all('.copy')) button.click();
      const replies = chat.getMessages().filter(({role}) => role === 'ai');
      return seen.map((index) => replies[index as number]?.text);
    },
    result: ['First **reply**', 'Second'],
    says: {[ACTIONS]: 'The nth `copy` button belongs to the nth reply.'},
  },
  {
    id: 'question-again',
    setup: {
      demo: {response: {text: 'Reply'}},
      history: [{role: 'user', text: 'Old'}, {text: 'Kept'}],
    },
    message: 'Again',
    probe: async ({chat, until, wait}) => {
      await until(() => chat.getMessages().length === 4);
      chat.history = chat.getMessages().slice(0, 2);
      await wait(50);
      const left = chat.getMessages().length;
      chat.submitUserMessage({text: 'Again'});
      return left;
    },
    result: 2,
    shows: ['Old', 'Kept', 'Again', 'Reply'],
    says: {[ACTIONS]: 'remove the last question and its reply, then send the question again.'},
  },
  {
    id: 'short-text-in-the-chat',
    setup: () => ({
      connect: {url: 'https://server.test/chat'},
      requestInterceptor: ({body}) => {
        const [message] = (body as {messages: {custom: {prompt: string}}[]}).messages;
        return {body: {messages: [{role: 'user', text: message!.custom.prompt}]}};
      },
    }),
    message: () => ({text: 'Short', custom: {prompt: 'A long prompt'}}),
    probe: ({chat}) => chat.getMessages()[0]!.text,
    result: 'Short',
    shows: ['Short', 'From the server'],
    sends: ['… {"messages":[{"role":"user","text":"A long prompt"}]}'],
    says: {[ACTIONS]: 'The chat and `getMessages()` keep the short text.'},
  },
  {
    id: 'deleted-message-in-the-storage',
    setup: {demo: {response: {text: 'Reply'}}, browserStorage: {key: 'one'}},
    message: 'One',
    probe: async ({chat, until, wait}) => {
      const stored = () =>
        (
          JSON.parse(localStorage.getItem('one') ?? '{}') as {messages?: {text: string}[]}
        ).messages?.map(({text}) => text);
      await until(() => stored()?.length === 2);
      chat.history = chat.getMessages().slice(1);
      await wait(100);
      const before = stored();
      chat.addMessage({text: 'Next'}, true);
      await wait(100);
      return [before, stored()];
    },
    result: [
      ['One', 'Reply'],
      ['Reply', 'Next'],
    ],
    shows: ['Reply', 'Next'],
    says: {[ACTIONS]: 'still holds the deleted message until the chat saves the next one'},
  },
  {
    id: 'text-from-code',
    setup: ({seen}) => ({
      demo: true,
      history: [{text: 'Stays'}],
      onInput: ({content}) => seen.push(content.text),
    }),
    message: null,
    probe: async ({root, all, seen, until}) => {
      const isDisabled = () => all('.disabled-button').length === 1;
      const before = isDisabled();
      const field = root.querySelector('#text-input')!;
      field.textContent = 'From code';
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      await until(() => seen.length > 0);
      return [before, isDisabled(), ...seen];
    },
    result: [true, false, 'From code'],
    shows: ['Stays'],
    says: {
      'docs/guides/input-recipes.mdx':
        'The messages stay, [`onInput`](/docs/events#onInput) fires, and the send button follows the text.',
    },
  },
  {
    id: 'input-events-of-default-input',
    setup: ({seen}) => ({
      demo: true,
      images: true,
      defaultInput: {text: 'a', files: [new File(['a'], 'a.png', {type: 'image/png'})]},
      onInput: ({isUser, content}) => seen.push([isUser, content.files?.length]),
    }),
    message: null,
    probe: ({seen, until}) => until(() => seen.length > 0).then(() => seen),
    result: [[true, 1]],
    says: {
      'docs/events.mdx': "doesn't fire it. Each of its `files` does, with `isUser: true`.",
    },
  },
  {
    id: 'input-events-of-a-user',
    setup: ({seen}) => ({
      demo: true,
      images: true,
      onInput: ({isUser, content}) => seen.push([isUser, content.files?.length ?? 0]),
    }),
    message: null,
    acts: async (page) => {
      const choosing = page.waitForEvent('filechooser');
      await page.locator('deep-chat .input-button.outside-end').click();
      const image = {name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('a')};
      await (await choosing).setFiles(image);
      await page.locator('deep-chat .remove-file-attachment-button').click();
      await page.locator('deep-chat #text-input').pressSequentially('a');
    },
    result: [
      [true, 1],
      [true, 0],
      [true, 0],
    ],
    says: {'docs/events.mdx': '`true` when the user types, adds a file or removes one'},
  },
  {
    id: 'texts-of-the-component',
    setup: {demo: true, names: true, history: [{role: 'user', text: '1'}, {text: '2'}]},
    message: null,
    probe: ({root, all}) => [
      root.querySelector('#text-input')!.getAttribute('aria-label'),
      ...all('.name').map(({textContent}) => textContent),
    ],
    result: ['Ask me anything!', 'User', 'AI'],
    says: {'docs/guides/languages.mdx': '`Ask me anything!`'},
  },
  {
    id: 'intro-messages-cleared',
    setup: {demo: true, names: true, introMessage: [{text: 'One'}, {text: 'Two'}], history: []},
    message: null,
    probe: async ({chat, wait}) => {
      // The component scrolls to its first message after a while, which fails when there is none.
      await wait(300);
      chat.clearMessages();
      await wait(50);
    },
    shows: ['One', 'Two'],
    logs: [],
    says: {
      'docs/guides/troubleshooting.mdx':
        'Older versions throw this in `clearMessages()` when the chat has an intro message.',
    },
  },
  {
    id: 'old-scroll-of-focus-mode',
    setup: {demo: true, focusMode: {scroll: true}},
    message: null,
    logs: ['…changed to smoothScroll…'],
    says: {
      'docs/guides/migration.mdx':
        '`focusMode.scroll` | [`focusMode.smoothScroll`](/docs/modes#focusMode) | Works, console error',
    },
  },
  {
    id: 'old-container-style',
    setup: {demo: true, containerStyle: {width: '222px'}},
    message: null,
    probe: ({chat, root}) => [chat.offsetWidth, root.getElementById('container')!.offsetWidth],
    result: [402, 222],
    logs: ['The containerStyle property is deprecated…'],
    says: {'docs/guides/migration.mdx': 'Only the inner box, console error'},
  },
  {
    id: 'plugins-that-are-functions',
    setup: () => {
      Object.assign(window, {remarkable_plugins: [() => undefined]});
      return {demo: true};
    },
    message: null,
    probe: ({root}) => root.getElementById('text-input'),
    result: null,
    logs: ['…is not a function'],
    says: {'examples/externalModules.mdx': '`… is not a function`, and no chat'},
  },
  {
    id: 'options-of-katex',
    setup: ({seen}) => {
      Object.assign(window, {
        katex: {renderToString: (_: string, {output}: {output: string}) => seen.push(output)},
      });
      return {
        demo: true,
        remarkable: {math: {options: {fleqn: true}}},
        history: [{role: 'ai', text: '$x$'}],
      };
    },
    message: null,
    probe: ({seen}) => seen[0],
    result: 'mathml',
    says: {
      'docs/messages/styles.mdx': 'No effect, because the chat draws formulas as MathML.',
    },
  },
  {
    id: 'older-scroll-of-focus-mode',
    setup: {demo: true, focusMode: {isScroll: true}},
    message: null,
    probe: ({wait}) => wait(100),
    logs: [],
  },
];

/** A box of a diagram. */
export interface Place {
  readonly name: string;
  /** What it does or holds, a few words. */
  readonly note: string;
  /** Whether it is the part that the diagram warns about, or the one that solves it. */
  readonly mark?: 'warning' | 'good';
}

/** A message between a place and the one after it. */
export interface Arrow {
  readonly label: string;
  readonly isBack?: boolean;
}

/** A row of places with the messages between each two of them. */
export interface Chain {
  /** Words above the row, where a diagram has several. */
  readonly title?: string;
  readonly places: readonly Place[];
  /** One list less than there are places. */
  readonly arrows: readonly (readonly Arrow[])[];
}

/** A diagram with its texts. */
export interface DiagramTexts {
  readonly title: string;
  /** What it shows, as a caption below it. */
  readonly caption: string;
  /** Everything that can be seen in it, for people who can't. */
  readonly description: string;
  readonly chains: readonly Chain[];
  /** Whether it keeps its row on phones, because two places and short labels fit. */
  readonly isAlwaysRow?: boolean;
}

const CHAT = '<deep-chat>';

/** The diagrams of the docs by their names. */
export const diagrams = {
  message: {
    title: 'How a message travels',
    caption:
      'A message goes from the page to your server and on to the provider. The reply takes the same path back.',
    description:
      'The component on the page sends a POST request with the messages to your server. Your server adds the key and sends a prompt to the provider. The provider sends its reply to your server, and your server sends an object with a text to the component, which shows it as a bubble.',
    chains: [
      {
        places: [
          {name: CHAT, note: 'shows bubbles'},
          {name: 'Your server', note: 'holds the key'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [
          [{label: '{"messages": […]}'}, {label: '{"text": "…"}', isBack: true}],
          [{label: 'prompt and key'}, {label: 'reply', isBack: true}],
        ],
      },
    ],
  },
  proxy: {
    title: 'Direct or proxied',
    caption:
      'A direct connection puts the key into the page. A proxy keeps it on your server, and the page sends a session instead.',
    description:
      'First way, direct: the page with the component holds the key and sends it to the provider, so every visitor can read it. Second way, proxied: the page sends a session to your server, your server adds the key and calls the provider, and the reply comes back through your server.',
    chains: [
      {
        title: 'Direct, for prototypes',
        places: [
          {name: CHAT, note: 'holds the key', mark: 'warning'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [[{label: 'messages and key'}, {label: 'reply', isBack: true}]],
      },
      {
        title: 'Proxied, for production',
        places: [
          {name: CHAT, note: 'holds no key'},
          {name: 'Your server', note: 'adds the key', mark: 'good'},
          {name: 'Provider', note: 'runs the model'},
        ],
        arrows: [
          [{label: 'messages, session'}, {label: 'reply', isBack: true}],
          [{label: 'messages and key'}, {label: 'reply', isBack: true}],
        ],
      },
    ],
  },
  streaming: {
    title: 'A streamed reply',
    caption:
      'With `stream`, the server keeps its response open. The component appends each event to the same bubble.',
    description:
      'The component sends one POST request. The server replies with several events on the same response: the first has the text Hel, the second the text lo, and then the server closes the response. The bubble shows Hel, then Hello, and is then complete.',
    isAlwaysRow: true,
    chains: [
      {
        places: [
          {name: CHAT, note: 'one bubble'},
          {name: 'Server', note: 'one response'},
        ],
        arrows: [
          [
            {label: 'POST'},
            {label: '{"text": "Hel"}', isBack: true},
            {label: '{"text": "lo"}', isBack: true},
            {label: 'end of response', isBack: true},
          ],
        ],
      },
    ],
  },
  files: {
    title: 'A message with files',
    caption:
      'A message with files is sent as form data: each file as a part named `files`, the text in `message1`.',
    description:
      'The user picks a file, takes a photo or records sound. The component checks type and number, and sends form data with a part named files for each file and a part named message1 with the text. Your server reads the parts and replies with a text, or with files that have an address.',
    chains: [
      {
        places: [
          {name: 'User', note: 'picks or records'},
          {name: CHAT, note: 'checks the type'},
          {name: 'Your server', note: 'reads the parts'},
        ],
        arrows: [
          [{label: 'file or photo'}],
          [{label: 'files, message1'}, {label: '{"files": […]}', isBack: true}],
        ],
      },
    ],
  },
} satisfies Record<string, DiagramTexts>;

/** Name of a diagram. */
export type DiagramName = keyof typeof diagrams;

import type {ChatConfig} from '../../chat/types';
import {heroScenes, type Scene} from '../recordings/scenes';

/** A capability of the component that one line of code turns on. */
export interface Chip {
  readonly id: keyof typeof heroScenes;
  readonly label: string;
  /** The line that differs, and what it says. */
  readonly line: 'connect' | 'other';
  readonly code: string;
  /** What the chat beside the code shows, in one sentence. */
  readonly effect: string;
}

/** What the two lines say for chips that change the other one. */
export const BASE = {
  connect: `connect='{"url": "/api/chat"}'`,
  other: `textInput='{"placeholder": {"text": "Message Ada"}}'`,
} as const;

/** The line that all chips share. */
export const INTRO_LINE = `introMessage='{"text": "Hi, I’m Ada. Ask me about your order."}'`;

/** In the order of the row; the first is chosen on load. */
export const chips: readonly [Chip, ...Chip[]] = [
  {
    id: 'stream',
    label: 'Stream',
    line: 'connect',
    code: `connect='{"url": "/api/chat", "stream": true}'`,
    effect: 'The reply appears while it is written, and visitors can stop it.',
  },
  {
    id: 'server',
    label: 'Your server',
    line: 'connect',
    code: `connect='{"url": "https://api.your-shop.com/chat"}'`,
    effect: 'Your server replies with text, or with your own HTML: here, a table.',
  },
  {
    id: 'files',
    label: 'Files',
    line: 'other',
    code: `images="true"`,
    effect: 'Visitors pick, drop or paste pictures, and your server gets the files.',
  },
  {
    id: 'speech',
    label: 'Speech',
    line: 'other',
    code: `speechToText="true"`,
    effect: 'Visitors dictate, and the words appear in the field as they speak.',
  },
  {
    id: 'style',
    label: 'Style',
    line: 'other',
    code: `messageStyles='{"default": {"user": {"bubble": {"backgroundColor": "#b0432a"}}}}'`,
    effect: 'Your own look, for each role and message type.',
  },
];

/** The properties that a line of code sets, as the component reads attributes. */
export function propertiesOf(line: string): Readonly<Record<string, unknown>> {
  const [, name = '', value = ''] = /^(\w+)=["'](.*)["']$/.exec(line) ?? [];
  const property: unknown = JSON.parse(value);
  return {[name]: property};
}

/** What a live chat replies, in the words of a function on the page: there is no model here. */
const LIVE_REPLY =
  'This is the real component, running on this page. A small function wrote this reply, and **nothing was sent**. With `connect` or `directConnection`, your server or a provider replies instead.';

const HANDLER_PACE = 24;

/** The chat of a chip when it is live: its conversation goes on, and a function of the page replies. */
export function liveConfig({id}: Chip): ChatConfig {
  const {config, arriving}: Scene = heroScenes[id];
  const stream = id === 'stream';
  const arrived = arriving && [
    {role: 'user', text: arriving.question},
    {role: 'ai', text: arriving.part},
  ];
  return {
    ...config,
    // The card around it has the frame.
    style: {border: '0', borderRadius: 0},
    history: [...(config.history ?? []), ...(arrived ?? [])],
    connect: {
      ...(stream && {stream}),
      handler: (_body, signals) => {
        if (!stream) {
          void signals.onResponse({text: LIVE_REPLY});
          return;
        }
        let isStopped = false;
        signals.stopClicked.listener = () => (isStopped = true);
        signals.onOpen();
        const pieces = LIVE_REPLY.match(/\S+\s*/g) ?? [];
        const next = async (): Promise<void> => {
          const text = pieces.shift();
          if (text === undefined || isStopped) return signals.onClose();
          await signals.onResponse({text});
          setTimeout(() => void next(), HANDLER_PACE);
        };
        void next();
      },
    },
  };
}

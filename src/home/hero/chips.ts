import type {ChatConfig} from '../../chat/types';

/** A capability of the component that one line of code turns on, and the conversation that shows it. */
export interface Chip {
  readonly id: 'stream' | 'server' | 'files' | 'speech' | 'style';
  readonly label: string;
  /** The line that differs, and what it says. */
  readonly line: 'connect' | 'other';
  readonly code: string;
  readonly effect: string;
  readonly history: NonNullable<ChatConfig['history']>;
  /** Whether the words of the last reply appear one after the other. */
  readonly isStreamed?: boolean;
  /** Words that the microphone has heard so far. */
  readonly heard?: string;
}

/** What the two lines say for chips that change the other one. */
export const BASE = {
  connect: `connect='{"url": "/api/chat"}'`,
  other: `textInput='{"placeholder": {"text": "Message Ada"}}'`,
} as const;

export const INTRO_LINE = `introMessage='{"text": "Hi, I’m Ada. Ask me about your order."}'`;

const QUESTION = {role: 'user', text: 'Where is order 1042?'};
const REPLY = {
  role: 'ai',
  text: 'It left Lisbon this morning. Expect it **tomorrow between 9 and 11**.',
};
const FOLLOW_UP = {role: 'user', text: 'Can a neighbor take it?'};
const WHICH_DOOR = {role: 'ai', text: 'Yes. Which door?'};
const WHOLE = [
  QUESTION,
  REPLY,
  FOLLOW_UP,
  WHICH_DOOR,
  {role: 'user', text: 'The blue one, number 14'},
  {role: 'ai', text: 'Noted. We ring there.'},
];

const LAMP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 110"><path fill="#efe3d0" d="M0 0h200v110H0z"/><path fill="#d8c3a3" d="M0 84h200v26H0z"/><path fill="#33504d" d="M96 58h8v34h-8zM78 90h44v6H78z"/><path fill="#e07b39" d="M80 16h40l18 44H62z"/><path fill="none" stroke="#5a2c10" stroke-width="2.5" d="m112 16-6 13 9 8-8 11 6 12"/></svg>',
)}`;

/** In the order of the row; the first is chosen on load. */
export const chips: readonly [Chip, ...Chip[]] = [
  {
    id: 'stream',
    label: 'Stream',
    line: 'connect',
    code: `connect='{"url": "/api/chat", "stream": true}'`,
    effect: 'The reply appears while it is written, and visitors can stop it.',
    history: WHOLE,
    isStreamed: true,
  },
  {
    id: 'server',
    label: 'Your server',
    line: 'connect',
    code: `connect='{"url": "https://api.your-shop.com/chat"}'`,
    effect: 'Your server replies with text, or with your own HTML: here, a table.',
    history: [
      QUESTION,
      REPLY,
      {
        role: 'ai',
        html: '<table><tr><th>Order</th><th>Step</th><th>Time</th></tr><tr><td>1042</td><td>Packed</td><td>07:10</td></tr><tr><td>1042</td><td>On the way</td><td>08:25</td></tr></table>',
      },
    ],
  },
  {
    id: 'files',
    label: 'Files',
    line: 'other',
    code: `images="true"`,
    effect: 'Visitors pick, drop or paste pictures, and your server gets the files.',
    history: [
      {role: 'user', files: [{src: LAMP, type: 'image', name: 'lamp.svg'}]},
      {role: 'user', text: 'My lamp arrived like this.'},
      {role: 'ai', text: 'The shade is cracked. A new one ships tonight, at no cost.'},
    ],
  },
  {
    id: 'speech',
    label: 'Speech',
    line: 'other',
    code: `speechToText="true"`,
    effect: 'Visitors dictate, and the words appear in the field as they speak.',
    history: [QUESTION, REPLY, FOLLOW_UP, WHICH_DOOR],
    heard: 'The blue one, number 14',
  },
  {
    id: 'style',
    label: 'Style',
    line: 'other',
    code: `messageStyles='{"default": {"user": {"bubble": {"backgroundColor": "#b0432a"}}}}'`,
    effect: 'Your own look, for each role and message type.',
    history: WHOLE,
  },
];

export function attributesOf({line, code}: Chip): readonly string[] {
  const lines = {...BASE, [line]: code};
  return [lines.connect, INTRO_LINE, lines.other];
}

/** The properties that the five lines set, as the component reads attributes. */
export function configOf(chip: Chip): ChatConfig {
  const properties = attributesOf(chip).map((line) => {
    const [, name = '', value = ''] = /^(\w+)=["'](.*)["']$/.exec(line) ?? [];
    return [name, JSON.parse(value)] as const;
  });
  return Object.fromEntries(properties);
}

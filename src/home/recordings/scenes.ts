import type {ChatConfig} from '../../chat/types';

/** A conversation that `npm run record` plays with the installed component. Plain values only. */
export interface Scene {
  readonly config: ChatConfig;
  /** A question that is sent, and the part of its streamed reply that has arrived. */
  readonly arriving?: {readonly question: string; readonly part: string};
  /** Words that the microphone has heard so far. */
  readonly heard?: string;
  /** Size in px, if it is not that of the hero. */
  readonly size?: {readonly width: number; readonly height: number};
}

const INTRO = {text: 'Hi, I’m Ada. Ask me about your order.'};
const PLACEHOLDER = {placeholder: {text: 'Message Ada'}};
const QUESTION = {role: 'user', text: 'Where is order 1042?'};
const REPLY = {
  role: 'ai',
  text: 'It left Lisbon this morning. Expect it **tomorrow between 9 and 11**.',
};
const FOLLOW_UP = {role: 'user', text: 'Can a neighbor take it?'};

const LAMP = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 110"><path fill="#efe3d0" d="M0 0h200v110H0z"/><path fill="#d8c3a3" d="M0 84h200v26H0z"/><path fill="#33504d" d="M96 58h8v34h-8zM78 90h44v6H78z"/><path fill="#e07b39" d="M80 16h40l18 44H62z"/><path fill="none" stroke="#5a2c10" stroke-width="2.5" d="m112 16-6 13 9 8-8 11 6 12"/></svg>',
)}`;

/** The chats of the hero, by chip. */
export const heroScenes = {
  stream: {
    config: {
      connect: {url: '/api/chat', stream: true},
      introMessage: INTRO,
      textInput: PLACEHOLDER,
      history: [QUESTION, REPLY],
    },
    arriving: {
      question: FOLLOW_UP.text,
      part: 'Yes. The driver rings next door if',
    },
  },
  server: {
    config: {
      connect: {url: 'https://api.your-shop.com/chat'},
      introMessage: INTRO,
      textInput: PLACEHOLDER,
      history: [
        QUESTION,
        REPLY,
        {
          role: 'ai',
          html: '<table><tr><th>Order</th><th>Step</th><th>Time</th></tr><tr><td>1042</td><td>Packed</td><td>07:10</td></tr><tr><td>1042</td><td>On the way</td><td>08:25</td></tr></table>',
        },
      ],
    },
  },
  files: {
    config: {
      connect: {url: '/api/chat'},
      introMessage: INTRO,
      images: true,
      history: [
        {role: 'user', files: [{src: LAMP, type: 'image', name: 'lamp.svg'}]},
        {role: 'user', text: 'My lamp arrived like this.'},
        {role: 'ai', text: 'The shade is cracked. A new one ships tonight, at no cost.'},
      ],
    },
  },
  speech: {
    config: {
      connect: {url: '/api/chat'},
      introMessage: INTRO,
      speechToText: true,
      history: [QUESTION, REPLY, FOLLOW_UP, {role: 'ai', text: 'Yes. Which door should we ring?'}],
    },
    heard: 'The blue one, number 14',
  },
  style: {
    config: {
      connect: {url: '/api/chat'},
      introMessage: INTRO,
      messageStyles: {
        default: {user: {bubble: {backgroundColor: '#b0432a'}}},
      },
      history: [QUESTION, REPLY, FOLLOW_UP, {role: 'ai', text: 'Yes. Which door should we ring?'}],
    },
  },
} satisfies Record<string, Scene>;

const brandBubble = (name: string) => ({
  bubble: {backgroundColor: `var(--b-${name})`, color: `var(--b-${name}Text)`},
});

/** One conversation whose colors come from the page around it. */
const brandScene: Scene = {
  size: {width: 260, height: 300},
  config: {
    connect: {url: '/api/chat'},
    introMessage: {text: 'Hi! How can I help?'},
    history: [
      {role: 'user', text: 'Can I switch plans later?'},
      {role: 'ai', text: 'At any time. It applies the next day.'},
      {role: 'user', text: 'And go back?'},
      {role: 'ai', text: 'That too. Nothing is lost.'},
    ],
    messageStyles: {default: {user: brandBubble('user'), ai: brandBubble('reply')}},
    textInput: {
      placeholder: {text: 'Ask a question', style: {color: 'var(--b-text)'}},
      styles: {
        container: {
          backgroundColor: 'var(--b-surface)',
          color: 'var(--b-text)',
          borderColor: 'var(--b-line)',
        },
      },
    },
  },
};

/** Everything that `npm run record` plays, by name. */
export const scenes: Readonly<Record<string, Scene>> = {...heroScenes, brand: brandScene};

import {checkWorkspace} from './checkWorkspace';
import {WORKSPACE_VERSION, type PlainMessage} from '../schema';
import {harbor} from '../style/presets';

function template(
  id: string,
  name: string,
  text: string,
  chats: readonly Readonly<Record<string, unknown>>[],
  layout = 'grid',
) {
  // Templates pass the same check as links and files, so they can't hold more than those.
  const {workspace, error, notes} = checkWorkspace({version: WORKSPACE_VERSION, layout, chats});
  if (!workspace || notes.length > 0)
    throw new Error(`The template ${id} isn't valid: ${error ?? notes?.join(' ')}`);
  return {id, name, text, workspace};
}

export const templates = [
  template('support', 'Support bot', 'A greeting, suggested questions, and replies with buttons.', [
    {
      name: 'Support bot',
      scenario: 'html',
      look: {
        ...harbor.look,
        aiName: 'Nora',
        aiAvatar: 'built-in',
        placeholder: 'How can we help?',
        intro: 'Hi, I’m Nora. What’s your question about?',
        suggestions: 'Where is my order?\nI want to return something\nOpening hours',
      },
    },
  ]),
  template(
    'compare',
    'Compare two models',
    'One message to OpenAI and Claude, side by side. The requests are previewed until you add your keys.',
    [
      {provider: 'openAI', mode: 'chat', stream: true},
      {provider: 'claude', mode: 'chat', stream: true},
    ],
    'row',
  ),
  template('stream', 'Streaming', 'The reply appears word by word, and you can stop it.', [
    {name: 'Streaming', scenario: 'stream'},
  ]),
  template('files', 'File upload', 'Attach pictures and other files, or drop them on the chat.', [
    {
      name: 'File upload',
      media: ['images', 'mixedFiles'],
      look: {intro: 'Drop a picture here, or choose one with the button below.'},
    },
  ]),
  template('voice', 'Voice', 'Dictate a question and hear the reply.', [
    {
      name: 'Voice',
      media: ['speechToText', 'textToSpeech'],
      look: {intro: 'Press the microphone and speak.', placeholder: 'Speak or type'},
    },
  ]),
  template('server', 'Your own server', 'Requests to your endpoint, previewed but not sent yet.', [
    {
      name: 'Your own server',
      mode: 'custom',
      dryRun: true,
      values: {
        'connect.custom': {
          url: 'https://example.com/api/chat',
          additionalBodyProps: {locale: 'en'},
          requestBodyLimits: {maxMessages: -1},
        },
      },
    },
  ]),
  template('websocket', 'WebSocket', 'A connection that stays open. Nothing is sent yet.', [
    {
      name: 'WebSocket',
      mode: 'custom',
      dryRun: true,
      values: {'connect.custom': {url: 'wss://example.com/chat', websocket: true}},
    },
  ]),
  template('html', 'HTML replies', 'Replies with buttons that send a message.', [
    {name: 'HTML replies', scenario: 'html'},
  ]),
];

/** A conversation to try a style or a layout with. */
interface SampleHistory {
  readonly id: string;
  readonly name: string;
  readonly messages: readonly PlainMessage[];
}

const user = (text: string) => ({role: 'user', text}) as const;
const ai = (text: string) => ({role: 'ai', text}) as const;

export const SAMPLE_HISTORIES: readonly SampleHistory[] = [
  {
    id: 'support',
    name: 'Customer support',
    messages: [
      user('Where is my order 4711?'),
      ai('It left our warehouse yesterday and should arrive on **Thursday**.'),
      user('Can I still change the address?'),
      ai(
        'Not for this parcel. You can pick it up at a shop instead:\n\n1. Open *My orders*\n2. Choose **Pick up**\n3. Take the code with you',
      ),
      user('Great, thank you!'),
      ai('You’re welcome. Is there anything else?'),
    ],
  },
  {
    id: 'code',
    name: 'Code and a table',
    messages: [
      user('How do I wait half a second in JavaScript?'),
      ai(
        'Wrap `setTimeout` in a promise:\n\n```js\nconst wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));\n\nawait wait(500);\n```',
      ),
      user('And in other languages?'),
      ai(
        '| Language | Call |\n| --- | --- |\n| Python | `time.sleep(0.5)` |\n| Go | `time.Sleep(500 * time.Millisecond)` |\n| Rust | `thread::sleep(Duration::from_millis(500))` |',
      ),
    ],
  },
];

export function sampleFile({name, messages}: SampleHistory): string {
  return JSON.stringify({
    version: WORKSPACE_VERSION,
    chats: [{name, messages}],
  });
}

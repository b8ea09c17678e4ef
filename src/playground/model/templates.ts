import {checkWorkspace} from './checkWorkspace';
import {WORKSPACE_VERSION, type Workspace} from './workspace';

/** Ready chats to begin with. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly workspace: Workspace;
}

function template(
  id: string,
  name: string,
  text: string,
  chats: readonly Readonly<Record<string, unknown>>[],
  layout = 'grid',
): Template {
  // The same way in as for links and files, so that a template cannot hold what they could not.
  const {workspace, error, notes} = checkWorkspace({version: WORKSPACE_VERSION, layout, chats});
  if (!workspace || notes.length > 0)
    throw new Error(`The template ${id} is wrong: ${error ?? notes?.join(' ')}`);
  return {id, name, text, workspace};
}

const harbour = {
  surface: '#f2f6fa',
  text: '#33475a',
  user: '#1d4e79',
  userText: '#ffffff',
  reply: '#ffffff',
  replyText: '#16283a',
  radius: 18,
};

/** All templates, in the order of their list. */
export const templates: readonly Template[] = [
  template('support', 'Support bot', 'A greeting, suggested questions, and answers with buttons.', [
    {
      name: 'Support bot',
      scenario: 'html',
      look: {
        ...harbour,
        aiName: 'Nora',
        aiAvatar: 'built-in',
        placeholder: 'How can we help?',
        intro: 'Hello, I am Nora. What is it about?',
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
  template('stream', 'Streaming', 'The answer appears word by word and can be stopped.', [
    {name: 'Streaming', scenario: 'stream'},
  ]),
  template('files', 'File upload', 'Pictures and other files, also by dropping them on the chat.', [
    {
      name: 'File upload',
      media: ['images', 'mixedFiles'],
      look: {intro: 'Drop a picture here, or choose one with the button below.'},
    },
  ]),
  template('voice', 'Voice', 'Dictate the question, have the answer read aloud.', [
    {
      name: 'Voice',
      media: ['speechToText', 'textToSpeech'],
      look: {intro: 'Press the microphone and speak.', placeholder: 'Speak or type'},
    },
  ]),
  template('server', 'Your own server', 'Requests to your endpoint, shown and not sent for now.', [
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
  template('websocket', 'Web socket', 'A connection that stays open; nothing is sent for now.', [
    {
      name: 'Web socket',
      mode: 'custom',
      dryRun: true,
      values: {'connect.custom': {url: 'wss://example.com/chat', websocket: true}},
    },
  ]),
  template('html', 'HTML replies', 'Answers with buttons that say something when pressed.', [
    {name: 'HTML replies', scenario: 'html'},
  ]),
];

import {checkWorkspace} from './checkWorkspace';
import {WORKSPACE_VERSION} from '../schema';
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

/** Questions that visitors of the home page ask, and the page that answers each; two where both do. */
export const QUESTIONS: readonly (readonly [question: string, ...pages: string[]])[] = [
  ['How do I install it in React?', '/docs/installation'],
  ['How do I connect my own server?', '/docs/guides/backend', '/docs/connect'],
  ['Is my API key safe?', '/docs/guides/api-keys'],
  ['How do I keep messages after a reload?', '/docs/guides/state-and-history', '/docs/messages/'],
  ['Does it work with Claude?', '/docs/directConnection/Claude'],
  ['how do i use chatgpt', '/docs/directConnection/OpenAI/'],
  ['Does it work with Vue?', '/examples/frameworks'],
  ['Can users upload images?', '/docs/files'],
  ['Can I take a photo with the camera?', '/docs/files'],
  ['Can users dictate with the microphone?', '/docs/speech'],
  ['Can it run a model in the browser without a server?', '/docs/webModel'],
  ['How do I show a welcome panel?', '/docs/introPanel'],
  ['What events are there?', '/docs/events'],
  ['How do I clear the messages?', '/docs/methods'],
  ['Does it support websockets?', '/docs/connect'],
  ['How do I make the chat full screen?', '/examples/Layout/fullScreen'],
  ['How do I add avatars?', '/docs/messages/'],
  ['How do I change the send button icon?', '/docs/styles/buttons'],
  ['Which providers are supported?', '/docs/directConnection/'],
  ['How do I change the colours of the bubbles?', '/docs/messages/styles'],
];

/** Questions that these docs have no answer to. */
export const FOREIGN: readonly string[] = [
  'What is the weather tomorrow?',
  'Who won the world cup in 1998?',
  'Tell me a joke',
  'hello',
  '',
  '???',
];

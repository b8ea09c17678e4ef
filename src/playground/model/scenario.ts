import type {ChatValues, Json} from '../../lib/json';

export const SCENARIOS = [
  {id: 'standard', name: 'A short reply'},
  {id: 'slow', name: 'Slow: after 4 seconds'},
  {id: 'stream', name: 'Streamed, word by word'},
  {id: 'markdown', name: 'Markdown'},
  {id: 'html', name: 'HTML with buttons'},
  {id: 'files', name: 'Files'},
  {id: 'error', name: 'An error'},
] as const;

export type Scenario = (typeof SCENARIOS)[number]['id'];

const MARKDOWN = `### Three ways to connect

1. **Your own server**, by its address
2. A provider *directly*, to try things out
3. A function in the page

| Way | Key in the page |
| --- | --- |
| Server | no |
| Direct | yes |

\`\`\`js
chat.connect = {url: '/api/chat'};
\`\`\``;

const HTML = `<p style="margin: 0 0 0.5em"><strong>What would you like to do next?</strong></p>
<button class="deep-chat-button deep-chat-suggestion-button" style="margin-right: 0.4em">Track my order</button>
<button class="deep-chat-button deep-chat-suggestion-button">Talk to a person</button>`;

/** Two shapes on a field of 120 by 72 px. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="144"><rect width="240" height="144" fill="#14595c"/><circle cx="180" cy="44" r="22" fill="#f3c969"/><path d="M0 144L82 52l52 58 34-34 72 68z" fill="#2f8f83"/></svg>',
)}`;

const LONG =
  'This reply arrives word by word, as most providers send it. Until it ends, the send button is a stop button. If you stop the reply, the text so far stays.';

/** In ms: how long the slow reply takes. */
export const SLOW = 4000;
export const SLOW_TEXT =
  'That took a while. Until a reply arrives, the chat shows that it’s waiting.';

const responses: Readonly<Partial<Record<Scenario, Json>>> = {
  stream: {text: LONG},
  markdown: {text: MARKDOWN},
  html: {html: HTML},
  files: {
    text: 'A picture and a text file:',
    files: [
      {src: PICTURE, type: 'image', name: 'hills.svg'},
      {src: 'data:text/plain,Opening%20hours%3A%209%20to%2017', type: 'any', name: 'hours.txt'},
    ],
  },
  error: {error: 'The provider is busy. Try again in a minute.'},
};

/** The values that make a demo reply as a scenario says; undefined if it needs a function. */
export function scenarioValues(scenario: Scenario): ChatValues | undefined {
  const response = responses[scenario];
  if (response === undefined) return undefined;
  const demo = {response};
  if (scenario === 'stream') return {demo, connect: {stream: {simulation: 12}}};
  // The component hides an error's text unless told to show it.
  return scenario === 'error' ? {demo, errorMessages: {displayServiceErrorMessages: true}} : {demo};
}

/** The slow reply, for `connect.handler`. */
export function answerSlowly(
  _body: unknown,
  signals: {readonly onResponse: (response: unknown) => unknown},
): void {
  setTimeout(() => void signals.onResponse({text: SLOW_TEXT}), SLOW);
}

import type {ChatValues, Json} from '../../lib/json';
import type {Signals} from '../../providers/dryRun';
import type {Scenario} from './scenario';

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
  'This answer arrives word by word, as most services send it. While it does, the send button becomes a stop button, and what has arrived until then stays when you use it.';

/** Milliseconds of the slow answer. */
const SLOW = 4000;
const SLOW_TEXT = 'That took a while. Until a reply comes, the chat shows that it is waiting.';

const responses: Readonly<Record<Exclude<Scenario, 'standard' | 'slow'>, Json>> = {
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
  error: {error: 'The service is busy. Try again in a minute.'},
};

/** The values that make a demo answer in the way of a scenario; undefined where it takes a function. */
export function scenarioValues(scenario: Scenario): ChatValues | undefined {
  if (scenario === 'standard' || scenario === 'slow') return undefined;
  const demo = {response: responses[scenario]};
  if (scenario === 'stream') return {demo, connect: {stream: {simulation: 12}}};
  // The component hides the text of an error unless asked to show it.
  return scenario === 'error' ? {demo, errorMessages: {displayServiceErrorMessages: true}} : {demo};
}

/** The slow answer, for `connect.handler`. */
export function answerSlowly(_body: unknown, signals: Signals): void {
  setTimeout(() => void signals.onResponse({text: SLOW_TEXT}), SLOW);
}

/** The same as source text of the property `connect`. */
export const SLOW_SOURCE = `{
  handler: (_body, signals) => {
    setTimeout(() => signals.onResponse({text: '${SLOW_TEXT}'}), ${SLOW});
  },
}`;

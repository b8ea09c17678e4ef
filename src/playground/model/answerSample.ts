import {answerDry, DRY_RUN_TEXT, type Signals} from '../../providers/dryRun';
import type {ReplyShape} from '../../providers/types';
import {SAMPLE_ERROR, type Sample} from './scenario';

/** Begins every sample, so that nobody takes it for the words of a model. */
const SAMPLE_MARK = '**Sample**, not from the model. ';

const CODE = `A function that waits:

\`\`\`js
function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
\`\`\`

Call it with \`await wait(500)\`.`;

const TABLE = `Three ways to connect a chat:

| Way | Key in the page | Use it for |
| --- | --- | --- |
| Your server | no | production |
| Directly | yes | trying things out |
| A function | no | anything else |`;

const MARKDOWN = `### What a reply can hold

1. Text that is **bold** or *slanted*
2. [A link](https://deepchat.dev)
3. \`code\` in a line

> A quotation stands apart.`;

/** Hills at sunset, 200 by 120. Parentheses would end the address in Markdown. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#5b3f6b"/><circle cx="58" cy="40" r="18" fill="#f3c969"/><path d="M0 120L64 60l40 40 30-26 66 46z" fill="#2b2140"/></svg>',
)}`;

/** The function that the sample of a tool call asks for. */
const CALL = {name: 'get_weather', arguments: '{"city":"Oslo"}'};

const TEXTS: Readonly<Record<Sample, string>> = {
  standard: DRY_RUN_TEXT,
  text: `${SAMPLE_MARK}A reply like this one is a few sentences long. It answers the question first and gives the reason after that.`,
  markdown: `${SAMPLE_MARK}\n\n${MARKDOWN}`,
  code: `${SAMPLE_MARK}${CODE}`,
  table: `${SAMPLE_MARK}${TABLE}`,
  tool: `${SAMPLE_MARK}The model would call a tool of your page:\n\n\`\`\`json\n{"name": "${CALL.name}", "arguments": ${CALL.arguments}}\n\`\`\`\n\nYour \`function_handler\` answers it, and the model goes on.`,
  image: `${SAMPLE_MARK}\n\n![Hills at sunset](${PICTURE})`,
  error: SAMPLE_ERROR,
  slow: `${SAMPLE_MARK}The first word took two seconds, and each one after it comes at the pace of a slow model. Stop it with the button, or watch how the chat waits.`,
};

/** Before the slow sample begins, and between its words, in ms. */
const SLOW = {first: 2000, pause: 250};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A call of a function in the form of a provider; undefined for forms without functions. */
function toolCall(shape: ReplyShape): unknown {
  const {name, arguments: text} = CALL;
  const input: unknown = JSON.parse(text);
  switch (shape) {
    case 'choices':
    case 'choicesObject':
      return {
        object: 'chat.completion',
        choices: [
          {
            finish_reason: 'tool_calls',
            message: {
              role: 'assistant',
              content: '',
              tool_calls: [{id: 'sample', type: 'function', function: CALL}],
            },
          },
        ],
      };
    case 'responses':
      return {
        status: 'completed',
        output: [{type: 'function_call', call_id: 'sample', id: 'sample', name, arguments: text}],
      };
    case 'claude':
      return {content: [{type: 'tool_use', id: 'sample', name, input}], stop_reason: 'tool_use'};
    case 'gemini':
      return {
        candidates: [{content: {role: 'model', parts: [{functionCall: {name, args: input}}]}}],
      };
    default:
      return undefined;
  }
}

/**
 * Answers with a sample in the form of a provider, through the component's `connect.handler`.
 *
 * @param onReply - Gets the raw call of a tool, which comes before the text of that sample.
 */
export async function answerSample(
  sample: Sample,
  shape: ReplyShape,
  stream: boolean,
  signals: Signals,
  onReply: (reply: unknown) => void,
): Promise<void> {
  const call = sample === 'tool' ? toolCall(shape) : undefined;
  if (call) onReply(call);
  if (sample === 'slow') await wait(SLOW.first);
  const pause = sample === 'slow' ? SLOW.pause : undefined;
  await answerDry(shape, stream, signals, TEXTS[sample], pause);
}

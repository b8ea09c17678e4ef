import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../ui/Button';
import {Select} from '../../ui/Select';
import {StateView} from '../../ui/StateView';
import {TextField} from '../../ui/TextField';
import type {Json} from '../../lib/json';
import ui from '../../ui/ui.module.css';
import {MAX_ANSWER_LENGTH, MAX_FUNCTIONS, type ChatModel, type ToolAnswers} from '../schema';
import {withValue} from '../model/form';
import {fromToolsJson} from '../model/jsonText';
import {answersAfter, withFunction, type ToolFunction} from '../model/toolEdits';
import {
  answerOf,
  functionNames,
  listed,
  toolShapeOf,
  toolsOf,
  valuesKey,
  valuesOf,
  type ToolShape,
} from '../model/workspace';
import {JsonField} from '../settings/JsonField';
import {answerCall, useToolCalls, type ToolCall} from '../stores/chatLog';
import {changeChat} from '../actions';
import panel from './panel.module.css';
import {showTab, type TabProps} from '../store';

/** Functions to start from, with matching results. */
const SAMPLES: readonly {
  readonly id: string;
  readonly name: string;
  readonly tool: ToolFunction;
  readonly answer?: string;
}[] = [
  {
    id: 'weather',
    name: 'Weather, fixed result',
    tool: {
      name: 'get_weather',
      description: 'Returns the weather in a city.',
      parameters: {
        type: 'object',
        properties: {city: {type: 'string', description: 'Name of the city'}},
        required: ['city'],
        additionalProperties: false,
      },
    },
    answer: '{"degrees": 18, "sky": "clear"}',
  },
  {
    id: 'order',
    name: 'Order status, fixed result',
    tool: {
      name: 'get_order_status',
      description: 'Returns where an order is.',
      parameters: {
        type: 'object',
        properties: {
          order_id: {type: 'string', description: 'Number on the invoice, such as A-1041'},
        },
        required: ['order_id'],
        additionalProperties: false,
      },
    },
    answer: 'Sent on Monday, arrives on Thursday.',
  },
  {
    id: 'empty',
    name: 'Empty function, result entered by hand',
    tool: {
      name: 'my_function',
      description: 'Describe what the function returns.',
      parameters: {type: 'object', properties: {}, additionalProperties: false},
    },
  },
];

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count++) free = `${name}_${count}`;
  return free;
}

/** Gives a chat other tools and answers, in one step to undo. */
function setTools(chat: ChatModel, tools: readonly Json[], answers: ToolAnswers, step?: string) {
  const {provider, mode} = chat;
  const own = withValue(valuesOf(chat), 'tools', tools);
  const values = {...chat.values, [valuesKey(provider, mode)]: own};
  changeChat(chat.id, {values, toolAnswers: answers}, step);
}

/** Answers all calls of a function with a text; without one they are answered by hand. */
function setAnswer(chat: ChatModel, name: string, answer: string) {
  const {[name]: _, ...others} = chat.toolAnswers ?? {};
  const toolAnswers = answer === '' ? others : {...others, [name]: answer};
  changeChat(chat.id, {toolAnswers}, `fixed ${name}`);
}

interface FunctionsProps {
  readonly chat: ChatModel;
  /** The form in which the chat keeps its functions. */
  readonly shape: ToolShape;
}

/** The tools of a chat as JSON, and how the calls of each function are answered. */
function Functions({chat, shape}: FunctionsProps): ReactNode {
  const {toolAnswers = {}} = chat;
  const [sample, setSample] = useState(SAMPLES[0]?.id ?? '');
  const tools = toolsOf(chat);
  const names = functionNames(tools);
  const addSample = () => {
    const chosen = SAMPLES.find((one) => one.id === sample);
    if (!chosen) return;
    const name = freeName(chosen.tool.name, names);
    const answers = chosen.answer ? {...toolAnswers, [name]: chosen.answer} : toolAnswers;
    setTools(chat, withFunction(tools, {...chosen.tool, name}, shape), answers);
  };

  return (
    <section className={panel.stack} aria-label="Functions">
      <h3>Functions</h3>
      <div className={panel.fieldRow}>
        <Select label="New function" value={sample} options={SAMPLES} onChange={setSample} />
        <Button icon="add" disabled={names.length >= MAX_FUNCTIONS} onClick={addSample}>
          Add
          <span className="sr-only"> a function</span>
        </Button>
      </div>
      <JsonField
        label="Tools as JSON"
        help="Each request holds this list. Secrets are masked; leave a mask as it is to keep the secret."
        value={tools}
        read={(text) => fromToolsJson(text, tools)}
        onChange={(next) => {
          const answers = answersAfter(toolAnswers, names, functionNames(listed(next)));
          setTools(chat, listed(next), answers, 'tools');
        }}
      />
      {names.map((name) => (
        <TextField
          key={name}
          label={`Result of each call to ${name}`}
          rows={2}
          maxLength={MAX_ANSWER_LENGTH}
          value={answerOf(toolAnswers, name) ?? ''}
          onChange={(answer) => setAnswer(chat, name, answer)}
          help="Without a text, you enter each result by hand."
        />
      ))}
      <p className={ui.help}>
        The Code tab has the functions with a <code>function_handler</code>.{' '}
        <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
      </p>
    </section>
  );
}

const BY = {
  hand: 'Result entered by hand',
  fixed: 'Fixed result',
} as const;

/** A text of a call, which is often JSON. */
function CallText({label, text}: {readonly label: string; readonly text: string}): ReactNode {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // It is shown as it is.
  }
  return (
    <div role="group" aria-label={label}>
      <pre className={panel.json}>{shown}</pre>
    </div>
  );
}

function WaitingCall({chat, call}: {readonly chat: string; readonly call: ToolCall}): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      className={panel.tight}
      onSubmit={(event) => {
        event.preventDefault();
        answerCall(chat, call.id, text, 'hand');
      }}
    >
      <TextField
        label={`Result of ${call.name}`}
        rows={3}
        value={text}
        onChange={setText}
        help="Text or JSON for the model"
      />
      <div>
        <Button type="submit" primary>
          Send result
        </Button>
      </div>
    </form>
  );
}

/** The model's calls, the newest first, with a field for each call that waits for a result. */
function CallList({chat}: {readonly chat: string}): ReactNode {
  const calls = useToolCalls(chat);
  return (
    <section className={panel.stack} aria-label="Calls">
      <h3>Calls</h3>
      {calls.length === 0 && (
        <StateView kind="empty" title="No calls yet">
          Ask the chat something that the model needs a function for, and the call appears here.
        </StateView>
      )}
      <ol className={panel.cards} reversed>
        {[...calls].reverse().map((call) => (
          <li key={call.id} className={panel.tight} data-state={call.by ? 'answered' : 'waiting'}>
            <p className={panel.row}>
              <code>{call.name}</code>{' '}
              <span className={ui.help} role="status">
                {call.by ? BY[call.by] : 'Waiting for a result'}
              </span>
            </p>
            <CallText label={`Arguments of ${call.name}`} text={call.arguments} />
            {call.answer === undefined ? (
              <WaitingCall chat={chat} call={call} />
            ) : (
              <CallText label={`Result of ${call.name}`} text={call.answer} />
            )}
          </li>
        ))}
      </ol>
      {calls.some(({by}) => by) && (
        <p className={ui.help}>
          Each result goes to the model in a second request.{' '}
          <Button onClick={() => showTab('requests')}>Show request</Button>
        </p>
      )}
    </section>
  );
}

/** Functions that the chat's model may call: what they are, how calls are answered, and what was called. */
export function ToolsTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const shape = toolShapeOf(chat);
  if (shape)
    return (
      <div className={panel.stack}>
        <CallList chat={chat.id} />
        <Functions chat={chat} shape={shape} />
      </div>
    );
  return (
    <p>
      {chat.provider
        ? 'In this mode the component runs no functions.'
        : 'A demo and your own server run no functions in the page.'}{' '}
      Choose a chat mode of OpenAI, Claude, Gemini, Mistral, Groq or another provider with functions
      under Settings. <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
    </p>
  );
}

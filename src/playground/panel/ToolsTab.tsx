import React, {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../ui/Button';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {StateView} from '../../ui/StateView';
import {TextField} from '../../ui/TextField';
import ui from '../../ui/ui.module.css';
import {MAX_ANSWER_LENGTH, type ChatModel} from '../schema';
import {withValue} from '../model/form';
import {SAMPLE, SAMPLE_ANSWER, withFunction} from '../model/toolEdits';
import {
  answerOf,
  functionNames,
  toolShapeOf,
  toolsOf,
  valuesKey,
  valuesOf,
  type ToolShape,
} from '../model/workspace';
import {answerCall, useToolCalls, type ToolCall} from '../stores/chatLog';
import {changeChat} from '../actions';
import panel from './panel.module.css';
import {showTab, type TabProps} from '../store';

/** Adds a function to begin with and its answer, in one step to undo. */
function addSample(chat: ChatModel, shape: ToolShape): void {
  const {provider, mode, toolAnswers} = chat;
  const tools = withFunction(toolsOf(chat), SAMPLE, shape);
  const own = withValue(valuesOf(chat), 'tools', tools);
  changeChat(chat.id, {
    values: {...chat.values, [valuesKey(provider, mode)]: own},
    toolAnswers: {...toolAnswers, [SAMPLE.name]: SAMPLE_ANSWER},
  });
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

/** How the calls of each function are answered. The functions themselves are settings. */
function Functions({chat, shape}: FunctionsProps): ReactNode {
  const {toolAnswers = {}} = chat;
  const names = functionNames(toolsOf(chat));
  return (
    <section className={panel.stack} aria-label="Functions">
      <h3>Functions</h3>
      <p className={ui.help}>
        The functions are JSON in the setting <code>tools</code>, and the Code tab has them with a{' '}
        <code>function_handler</code>.{' '}
        <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
      </p>
      <div className={panel.row}>
        <Button
          icon="add"
          disabled={names.includes(SAMPLE.name)}
          onClick={() => addSample(chat, shape)}
        >
          Add a sample function
        </Button>
        <Button onClick={() => showTab('settings')}>Edit in Settings</Button>
      </div>
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
    </section>
  );
}

function WaitingCall({chat, call}: {readonly chat: string; readonly call: ToolCall}): ReactNode {
  const [text, setText] = useState('');
  return (
    <form
      className={panel.tight}
      onSubmit={(event) => {
        event.preventDefault();
        answerCall(chat, call.id, text);
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
        {[...calls].reverse().map((call) => {
          const isWaiting = call.answer === undefined;
          return (
            <li
              key={call.id}
              className={panel.tight}
              data-state={isWaiting ? 'waiting' : undefined}
            >
              <p className={panel.row}>
                <code>{call.name}</code>{' '}
                <span className={ui.help} role="status">
                  {isWaiting ? 'Waiting for a result' : 'The model has the result'}
                </span>
              </p>
              <CodeBlock language="json" title={`Arguments of ${call.name}`}>
                {call.arguments}
              </CodeBlock>
              {call.answer === undefined ? (
                <WaitingCall chat={chat} call={call} />
              ) : (
                <CodeBlock title={`Result of ${call.name}`}>{call.answer}</CodeBlock>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Functions that the chat's model may call: how calls are answered, and what was called. */
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

import React, {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import type {Json} from '../../lib/json';
import ui from '../../ui/ui.module.css';
import {MAX_FUNCTIONS, type ChatModel, type ToolAnswers, type Values} from '../schema';
import {
  functionsOf,
  toolShapeOf,
  withFunctions,
  type ToolFunction,
  type ToolShape,
} from '../model/tools';
import {valuesKey, valuesOf} from '../model/workspace';
import {CallList} from '../tools/CallList';
import {AnswerField, FunctionEditor} from '../tools/FunctionEditor';
import {SAMPLES} from '../tools/toolSamples';
import {changeChat, connectChat} from '../actions';
import panel from './panel.module.css';
import styles from '../tools/tools.module.css';
import type {TabProps} from '../store';

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count++) free = `${name}_${count}`;
  return free;
}

/** The answer of a function. Its name can be that of a property which every object has. */
function answerOf(answers: ToolAnswers, name: string): string | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** Gives a chat other tools and answers, in one step to undo. */
function setTools(chat: ChatModel, tools: readonly Json[], answers: ToolAnswers, step?: string) {
  const {provider, mode} = chat;
  const {tools: _, ...others} = valuesOf(chat);
  const own: Values = tools.length > 0 ? {...others, tools} : others;
  const values = {...chat.values, [valuesKey(provider, mode)]: own};
  connectChat(chat.id, {...chat, values, toolAnswers: answers}, step);
}

function setAnswer(chat: ChatModel, name: string, answer: string | undefined, step?: string) {
  const {[name]: _, ...others} = chat.toolAnswers ?? {};
  const toolAnswers = answer === undefined ? others : {...others, [name]: answer};
  changeChat(chat.id, {toolAnswers}, step);
}

interface FunctionsProps {
  readonly chat: ChatModel;
  /** The form in which the chat keeps its functions. */
  readonly shape: ToolShape;
}

/** The functions of a chat, each with its JSON and how its calls are answered. */
function Functions({chat, shape}: FunctionsProps): ReactNode {
  const {toolAnswers = {}} = chat;
  const [sample, setSample] = useState(SAMPLES[0]?.id ?? '');
  const [added, setAdded] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const functions = functionsOf(chat);
  const names = functions.map((one) => one.name);
  const change = (next: readonly ToolFunction[], answers = toolAnswers, step?: string) =>
    setTools(chat, withFunctions(valuesOf(chat).tools, next, shape), answers, step);
  const edit = (index: number, changed: ToolFunction) => {
    const {[names[index] ?? '']: _, ...others} = toolAnswers;
    const answer = answerOf(toolAnswers, names[index] ?? '');
    change(
      functions.map((one, at) => (at === index ? changed : one)),
      answer === undefined ? toolAnswers : {...others, [changed.name]: answer},
      `function ${index}`,
    );
  };
  const addSample = () => {
    const chosen = SAMPLES.find((one) => one.id === sample);
    if (!chosen) return;
    const name = freeName(chosen.tool.name, names);
    const answers = chosen.answer ? {...toolAnswers, [name]: chosen.answer} : toolAnswers;
    change([...functions, {...chosen.tool, name}], answers);
    setAdded(name);
  };
  const remove = (index: number) => {
    change(functions.filter((_, at) => at !== index));
    // The button goes away, and the focus with it.
    add.current?.focus();
  };

  return (
    <section className={styles.part} aria-label="Functions">
      <h3>Functions</h3>
      {functions.map((tool, index) => (
        <CollapsibleSection
          key={index}
          title={tool.name || `Function ${index + 1}`}
          isOpen={tool.name === added || functions.length === 1}
        >
          <FunctionEditor
            value={tool}
            shape={shape}
            taken={names.filter((_, at) => at !== index)}
            onChange={(changed) => edit(index, changed)}
          />
          <AnswerField
            name={tool.name}
            answer={answerOf(toolAnswers, tool.name)}
            onChange={(answer, step) => setAnswer(chat, tool.name, answer, step)}
          />
          <Button icon="trash" onClick={() => remove(index)}>
            Remove<span className="sr-only"> the function {tool.name}</span>
          </Button>
        </CollapsibleSection>
      ))}
      <div className={panel.fieldRow}>
        <Select label="New function" value={sample} options={SAMPLES} onChange={setSample} />
        <Button
          ref={add}
          icon="add"
          disabled={functions.length >= MAX_FUNCTIONS}
          onClick={addSample}
        >
          Add
          <span className="sr-only"> a function</span>
        </Button>
      </div>
      <p className={ui.help}>
        The request holds the functions in the form of the provider, and the Code tab has them with
        a <code>function_handler</code>.{' '}
        <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
      </p>
    </section>
  );
}

/** Functions that the chat's model may call: what they are, how calls are answered, and what was called. */
export function ToolsTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const shape = toolShapeOf(chat);
  if (shape)
    return (
      <div className={styles.tools}>
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

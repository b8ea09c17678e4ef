import React, {useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import {type Values, MAX_FUNCTIONS, type ToolAnswer, type ToolAnswers} from '../schema';
import {functionsOf, toolShapeOf, withFunctions, type ToolFunction} from '../model/tools';
import {valuesKey, valuesOf} from '../model/workspace';

import {CallList} from '../tools/CallList';
import {AnswerField, FunctionEditor} from '../tools/FunctionEditor';
import {SAMPLES} from '../tools/toolSamples';
import {changeChat, connectChat} from '../actions';
import {showTab} from '../store';
import type {TabProps} from './tabProps';
import styles from '../tools/tools.module.css';

function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count++) free = `${name}_${count}`;
  return free;
}

/** Functions that the chat's model may call: what they are, how calls are answered, and what was called. */
export function ToolsTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const {id, provider, mode, stream, dryRun, toolAnswers = {}} = chat;
  const [sample, setSample] = useState(SAMPLES[0]?.id ?? '');
  const [added, setAdded] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const shape = toolShapeOf(chat);
  if (!shape)
    return (
      <p>
        {provider
          ? 'In this mode the component runs no functions.'
          : 'A demo and your own server run no functions in the page.'}{' '}
        Choose a chat mode of OpenAI, Claude, Gemini, Mistral, Groq or another provider with
        functions under Settings.{' '}
        <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
      </p>
    );

  const functions = functionsOf(chat);
  const names = functions.map((one) => one.name);
  const setFunctions = (
    next: readonly ToolFunction[],
    step?: string,
    answers: ToolAnswers = toolAnswers,
  ) => {
    const {tools, ...others} = valuesOf(chat);
    const made = withFunctions(tools, next, shape);
    const values: Values = made.length > 0 ? {...others, tools: made} : others;
    const connection = {
      toolAnswers: answers,
      provider,
      mode,
      stream,
      dryRun,
      values: {...chat.values, [valuesKey(provider, mode)]: values},
    };
    connectChat(id, connection, step);
  };
  const setAnswers = (next: ToolAnswers, step?: string) =>
    changeChat(id, {toolAnswers: next}, step);
  const setAnswer = (name: string, answer: ToolAnswer | undefined, step?: string) => {
    const {[name]: _, ...others} = toolAnswers;
    setAnswers(answer ? {...others, [name]: answer} : others, step);
  };
  const edit = (index: number, changed: ToolFunction) => {
    const before = names[index] ?? '';
    setFunctions(
      functions.map((one, at) => (at === index ? changed : one)),
      `function ${index}`,
    );
    const answer = Object.hasOwn(toolAnswers, before) ? toolAnswers[before] : undefined;
    if (changed.name === before || !answer) return;
    const {[before]: _, ...others} = toolAnswers;
    setAnswers({...others, [changed.name]: answer}, `function ${index}`);
  };
  const addSample = () => {
    const chosen = SAMPLES.find((one) => one.id === sample);
    if (!chosen) return;
    const name = freeName(chosen.tool.name, names);
    const answers = chosen.answer ? {...toolAnswers, [name]: chosen.answer} : toolAnswers;
    setFunctions([...functions, {...chosen.tool, name}], undefined, answers);
    setAdded(name);
  };
  const remove = (index: number) => {
    setFunctions(functions.filter((_, at) => at !== index));
    // The button goes away, and the focus with it.
    add.current?.focus();
  };

  return (
    <div className={styles.tools}>
      <CallList chat={id} onRequests={() => showTab('requests')} />
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
              answer={Object.hasOwn(toolAnswers, tool.name) ? toolAnswers[tool.name] : undefined}
              onChange={(answer, step) => setAnswer(tool.name, answer, step)}
            />
            <Button icon="trash" onClick={() => remove(index)}>
              Remove<span className="sr-only"> the function {tool.name}</span>
            </Button>
          </CollapsibleSection>
        ))}
        <div className={styles.add}>
          <Select
            label="New function"
            value={sample}
            options={SAMPLES.map(({id: key, label}) => ({id: key, name: label}))}
            onChange={setSample}
          />
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
          The request holds the functions in the form of the provider, and the Code tab has them
          with a <code>function_handler</code>.{' '}
          <Link to="/docs/guides/tool-calling">Tool calling in the docs</Link>
        </p>
      </section>
    </div>
  );
}

import React, {useId, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import type {ToolAnswers} from '../model/toolAnswers';
import {
  allowCode,
  answerCall,
  useAllowedCode,
  useToolCalls,
  type ToolCall,
} from '../stores/toolCalls';
import {runForCall} from './answer';
import styles from './tools.module.css';

interface Props {
  /** Id of the chat. */
  readonly chat: string;
  readonly answers: ToolAnswers;
  /** Shows the requests of the chat, where the answers go. */
  readonly onRequests?: () => void;
}

const BY = {
  hand: 'Answered by you',
  fixed: 'Fixed answer',
  code: 'Answered by your code',
} as const;

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function WaitingCall({
  chat,
  call,
  code,
}: {
  readonly chat: string;
  readonly call: ToolCall;
  readonly code: string | undefined;
}): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const isAllowed = useAllowedCode().has(code ?? '');
  return (
    <form
      className={styles.answer}
      onSubmit={(event) => {
        event.preventDefault();
        answerCall(chat, call.id, text, 'hand');
      }}
    >
      {call.problem && (
        <p className={ui.error} role="alert">
          {call.problem}
        </p>
      )}
      {code !== undefined && !isAllowed && (
        <p className={ui.help}>
          Its code isn’t allowed to run yet. Read it below, then allow it there, or answer by hand.
        </p>
      )}
      <label htmlFor={id}>Your answer to {call.name}</label>
      <textarea
        id={id}
        className={ui.control}
        rows={3}
        value={text}
        placeholder="Text or JSON that the model gets"
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.row}>
        <Button type="submit" primary>
          Send the answer
        </Button>
        {code !== undefined && (
          <Button
            onClick={() => {
              allowCode(code);
              void runForCall(chat, call.id, code, call.arguments);
            }}
          >
            {isAllowed ? 'Run the code' : 'Allow and run the code'}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What the model has called, the newest first, with a field for each call that waits for an answer. */
export function CallList({chat, answers, onRequests}: Props): ReactNode {
  const calls = useToolCalls(chat);
  return (
    <section className={styles.part} aria-label="Calls">
      <h3>Calls</h3>
      {calls.length === 0 && (
        <p className={ui.help}>
          No calls yet. Ask the chat something that the model needs a function for. Its call appears
          here.
        </p>
      )}
      <ol className={styles.calls} reversed>
        {[...calls].reverse().map((call) => {
          const answer = Object.hasOwn(answers, call.name) ? answers[call.name] : undefined;
          return (
            <li key={call.id} data-state={call.state}>
              <p className={styles.callHead}>
                <code>{call.name}</code>{' '}
                <span className={ui.help} role="status">
                  {call.state === 'waiting' && 'Waits for an answer'}
                  {call.state === 'running' && 'Its code runs…'}
                  {call.state === 'answered' && call.by && BY[call.by]}
                </span>
              </p>
              <div role="group" aria-label={`Arguments of ${call.name}`}>
                <pre className={styles.json}>{pretty(call.arguments)}</pre>
              </div>
              {call.state === 'waiting' && (
                <WaitingCall
                  chat={chat}
                  call={call}
                  code={answer?.kind === 'code' ? answer.code : undefined}
                />
              )}
              {call.answer !== undefined && (
                <div role="group" aria-label={`Answer to ${call.name}`}>
                  <pre className={styles.json}>{pretty(call.answer)}</pre>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {calls.some(({state}) => state === 'answered') && onRequests && (
        <p className={ui.help}>
          Each answer goes to the model with a second request.{' '}
          <Button onClick={onRequests}>Show it</Button>
        </p>
      )}
    </section>
  );
}

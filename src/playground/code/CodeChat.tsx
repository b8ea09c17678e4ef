import React, {useMemo, type ReactNode} from 'react';
import {Sandbox} from '../../example/edit/Sandbox';
import type {Json} from '../../lib/json';
import {DRY_RUN_TEXT, dryReply} from '../../providers/dryRun';
import {Button} from '../../ui/Button';
import type {ChatCode} from '../model/chatCode';
import {codeValues} from '../model/elementProps';
import {eventsOf} from '../model/events';
import {requestSource, responseSource} from '../model/interceptors';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {framePolicy} from '../sandbox/framePolicy';
import {noteProblem, useRunning, type Run} from '../stores/running';
import {compose} from './compose';
import chatStyles from '../chat/chat.module.css';
import styles from './code.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  /** Name of the chat. */
  readonly name: string;
  /** Opens the tab where the person reads, starts and stops the code. */
  readonly onCode: () => void;
}

/** The sample that replaces a provider's reply, since nothing is sent without a key; `null` for your own server. */
function previewOf({provider, mode}: ChatModel): Json {
  const shape = provider ? modeOfChat({provider, mode})?.reply : undefined;
  if (!shape) return null;
  const reply = dryReply(shape, DRY_RUN_TEXT);
  // A recording isn't JSON, so a mode that returns one has nothing to show here.
  if (reply instanceof Blob || reply instanceof Response) return null;
  const plain: Json = JSON.parse(JSON.stringify(reply));
  return plain;
}

/** The person's functions, plus the ready-made ones that they don't replace. */
function withReady(code: ChatCode, {interceptors = []}: ChatModel): ChatCode {
  const request = requestSource(interceptors);
  const response = responseSource(interceptors);
  return {
    ...(request ? {requestInterceptor: request} : {}),
    ...(response ? {responseInterceptor: response} : {}),
    ...code,
  };
}

function RunningChat({
  chat,
  shared,
  name,
  run,
}: Omit<Props, 'onCode'> & {readonly run: Run}): ReactNode {
  const log = eventsOf(chat.id);
  // The code as it was started: later edits apply at the next start.
  const composed = useMemo(
    () => compose(withReady(run.code, chat), codeValues(chat, shared), previewOf(chat)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new run changes it
    [run],
  );
  return (
    <Sandbox
      example={{body: composed.body, panel: ''}}
      label={`Chat ${name}, with its own code`}
      policy={framePolicy(run.hosts)}
      onLog={(text) => log.write(new Date().toLocaleTimeString('en-GB'), text)}
      onError={({message, line}) => {
        const place = composed.placeOf(line);
        noteProblem(chat.id, {message, ...(place ? {place} : {})});
      }}
      onLive={() => undefined}
    />
  );
}

/** A chat with functions that the person wrote. It runs in its own frame, once started. */
export function CodeChat({chat, shared, name, onCode}: Props): ReactNode {
  const {run, problem} = useRunning(chat.id);
  return (
    <>
      <div className={styles.place}>
        {run ? (
          <RunningChat key={run.number} chat={chat} shared={shared} name={name} run={run} />
        ) : (
          <div className={chatStyles.noPreview}>
            <p>This chat has its own code. It doesn’t run until you’ve read it and pressed Run.</p>
            <Button primary onClick={onCode}>
              Read the code<span className="sr-only"> of {name}</span>
            </Button>
          </div>
        )}
      </div>
      <p className={styles.state}>
        {problem
          ? 'The code has an error. The Handler tab shows where.'
          : run
            ? 'Running its own code in a sandbox, without your keys.'
            : 'Its code isn’t running. Nothing is sent.'}
      </p>
    </>
  );
}

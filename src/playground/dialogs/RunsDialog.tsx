import React, {useEffect, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {accessOf} from '../model/access';
import {sendingOf, type Sending} from '../model/connection';
import {obstacleOf} from '../model/obstacles';
import {ASK_ABOVE, beginRun, countOf, MAX_REQUESTS, valuesIn} from '../model/runs';
import {variablesIn} from '../model/variables';
import type {ChatModel, Workspace} from '../model/workspace';
import {RunResults} from '../runs/RunResults';
import {RunningChat} from '../runs/RunningChat';
import {RunSetup} from '../runs/RunSetup';
import {useKeys, usePermits} from '../stores/keys';
import {cancelRun, startRun, useRun} from '../stores/runs';
import styles from '../runs/runs.module.css';

interface Props {
  /** The prompt that was in the field for all chats. */
  readonly template: string;
  readonly chats: readonly ChatModel[];
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly shared: Workspace['shared'];
  readonly onClose: () => void;
}

const NOTES: Readonly<Partial<Record<Sending, string>>> = {
  demo: 'demo replies, nothing is sent',
  'dry run': 'preview, nothing is sent',
  'no key': 'preview, nothing is sent',
};

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);

function problemOf(prompts: number, chats: number, template: string): string {
  if (!template.trim()) return 'Write a prompt.';
  if (chats === 0) return 'Choose a chat.';
  if (prompts === 0) return 'Give each variable at least one value.';
  const count = prompts * chats;
  return count > MAX_REQUESTS
    ? `These are ${requests(count)}; a run has at most ${MAX_REQUESTS}. Use fewer values or chats.`
    : '';
}

/** One prompt with many values in many chats, and a table of what they reply. */
export function RunsDialog({template: given, chats, names, shared, onClose}: Props): ReactNode {
  const keys = useKeys();
  const permits = usePermits();
  const {table, isRunning} = useRun();
  const [template, setTemplate] = useState(given || (table?.template ?? ''));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [isAsking, setAsking] = useState(false);
  const [number, setNumber] = useState(0);
  const targets = chats.flatMap((chat, index) => {
    const access = accessOf(chat, keys, permits);
    if (obstacleOf(chat, access)) return [];
    const note = NOTES[sendingOf(chat, access)] ?? 'requests are sent';
    return [{id: chat.id, name: names[index] ?? '', note}];
  });
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    targets.map(({id}) => id).filter((id) => !chats.find((chat) => chat.id === id)?.skipBroadcast),
  );

  // The chats of the run go with the dialog.
  useEffect(() => cancelRun, []);

  const variables = variablesIn(template);
  const lists = variables.map((name) => [name, valuesIn(texts[name] ?? '')] as const);
  const asked = targets.filter(({id}) => chosen.includes(id));
  const count = countOf(lists) * asked.length;
  const problem = problemOf(countOf(lists), asked.length, template);
  const begin = () => {
    setAsking(false);
    setNumber(number + 1);
    startRun(beginRun(template, lists, asked));
  };
  const submit = () => {
    if (problem || isRunning) return;
    if (count > ASK_ABOVE && !isAsking) setAsking(true);
    else begin();
  };

  return (
    <Dialog
      title="Run a prompt with values"
      onClose={onClose}
      isWide
      footer={
        isRunning ? (
          <Button icon="stop" onClick={cancelRun}>
            Cancel the run
          </Button>
        ) : isAsking && !problem ? (
          <>
            <p className={styles.question} role="alert">
              This run makes {requests(count)}. Providers charge for each that is sent.
            </p>
            <Button onClick={() => setAsking(false)}>Back</Button>
            <Button primary onClick={begin}>
              Make {requests(count)}
            </Button>
          </>
        ) : (
          <>
            <p className={styles.question} role="status">
              {problem}
            </p>
            <Button primary aria-disabled={problem !== ''} onClick={submit}>
              Run {problem ? '' : requests(count)}
            </Button>
          </>
        )
      }
    >
      {!isRunning && (
        <RunSetup
          template={template}
          onTemplate={(text) => {
            setTemplate(text);
            setAsking(false);
          }}
          variables={variables}
          texts={texts}
          onText={(name, text) => {
            setTexts({...texts, [name]: text});
            setAsking(false);
          }}
          targets={targets}
          chosen={chosen}
          onChosen={(next) => {
            setChosen(next);
            setAsking(false);
          }}
        />
      )}
      {table && <RunResults table={table} isRunning={isRunning} />}
      {isRunning && table && (
        <>
          <p className={ui.help}>Keep this window open: closing it cancels the run.</p>
          <div className={styles.hidden} inert aria-hidden="true">
            {table.chats.map(({id}, column) => {
              const chat = chats.find((one) => one.id === id);
              return (
                chat && (
                  <RunningChat
                    key={`${number} ${id}`}
                    chat={chat}
                    shared={shared}
                    column={column}
                    prompts={table.rows.map(({prompt}) => prompt)}
                  />
                )
              );
            })}
          </div>
        </>
      )}
    </Dialog>
  );
}

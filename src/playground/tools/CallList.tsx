import React, {useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {StateView} from '../../ui/StateView';
import {TextField} from '../../ui/TextField';
import ui from '../../ui/ui.module.css';
import {showTab} from '../store';
import {answerCall, useToolCalls, type ToolCall} from '../stores/chatLog';
import panel from '../panel/panel.module.css';

interface Props {
  readonly chat: string;
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
export function CallList({chat}: Props): ReactNode {
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

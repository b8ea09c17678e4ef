import React, {type ReactNode} from 'react';
import {isObject} from '../../lib/isObject';
import {metricsText} from '../model/metrics';
import {sendingOf, type Sending} from '../model/connection';
import {SCENARIOS} from '../model/scenario';
import type {ChatModel} from '../schema';
import {changeChat} from '../actions';
import {showPanel} from '../store';
import {messagesInChat, useConversations} from '../stores/conversations';
import {useAccess} from '../stores/keys';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import ui from '../../ui/ui.module.css';
import {sessionOf, useSession} from './chatSession';
import styles from './chat.module.css';

/** The badge of each state, and its text while there is no reply yet. */
const STATES: Readonly<Record<Sending, {readonly badge: string; readonly text: string}>> = {
  demo: {badge: 'Demo', text: 'Nothing is sent.'},
  'dry run': {badge: 'Preview only', text: 'See Requests. Nothing is sent.'},
  'no key': {badge: 'Preview only', text: 'See Requests. Nothing is sent.'},
  unconfirmed: {badge: 'Not confirmed', text: 'Nothing is sent yet.'},
  'no preview': {badge: 'No preview', text: 'Nothing is sent.'},
  live: {badge: 'Live', text: 'Messages are sent.'},
};

export function SendingBadge({sending}: {readonly sending: Sending}): ReactNode {
  return <Badge isStrong={sending === 'live'}>{STATES[sending].badge}</Badge>;
}

interface Props {
  readonly chat: ChatModel;
  readonly name: string;
}

function ScenarioField({chat, name}: Props): ReactNode {
  return (
    <label className={styles.scenario}>
      <span>
        Demo<span className="sr-only"> {name}</span> replies with
      </span>
      <select
        className={ui.control}
        value={chat.scenario ?? 'standard'}
        onChange={({target}) =>
          changeChat(chat.id, {scenario: SCENARIOS.find(({id}) => id === target.value)?.id})
        }
      >
        {SCENARIOS.map(({id, name: label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The bar under a chat: how its demo replies or whether it sends, how the last reply went, stop and ask again. */
export function ReplyBar({chat, name}: Props): ReactNode {
  const {isBusy, canStop, last, queued} = useSession(chat.id);
  const sending = sendingOf(chat, useAccess(chat));
  const isDemo = sending === 'demo';
  // Changes with every message.
  useConversations();
  const asked = messagesInChat(chat)
    .filter(isObject)
    .filter(({role}) => role === 'user')
    .at(-1);
  const waiting = queued === 1 ? '1 message waits.' : `${queued} messages wait.`;
  return (
    <div className={styles.bar}>
      {isDemo ? <ScenarioField chat={chat} name={name} /> : <SendingBadge sending={sending} />}
      {sending === 'no key' && (
        <Button onClick={() => showPanel('settings', chat.id)}>
          Add API key<span className="sr-only"> of {name}</span>
        </Button>
      )}
      <p className={styles.metrics}>
        {isBusy
          ? 'Replying…'
          : last && (isDemo || sending === 'live')
            ? metricsText(last, sending === 'live')
            : STATES[sending].text}
        {queued > 0 && (isBusy || !last) && ` ${waiting}`}
      </p>
      {canStop ? (
        <Button icon="stop" onClick={() => sessionOf(chat.id).stop()}>
          Stop<span className="sr-only"> {name}</span>
        </Button>
      ) : (
        Boolean(asked?.text) && (
          <IconButton
            icon="retry"
            label={`Ask again in ${name}`}
            tip="Ask the last question again"
            align="end"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) sessionOf(chat.id).retry();
            }}
          />
        )
      )}
    </div>
  );
}

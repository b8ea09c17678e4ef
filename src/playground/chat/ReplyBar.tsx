import React, {type ReactNode} from 'react';
import {seconds, tokensText, type ReplyMetrics} from '../model/metrics';
import {QUIET} from './ReplyTracker';
import type {Sending} from '../model/connection';
import {SAMPLES, SCENARIOS, type Scenario} from '../model/scenario';
import {useStore} from '../stores/store';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {SendingBadge} from './SendingBadge';
import type {ChatSession} from './chatSession';
import styles from './chat.module.css';

const ends: Readonly<Record<ReplyMetrics['end'], string>> = {
  done: 'Replied in',
  stopped: 'Stopped after',
  error: 'Failed after',
};

/** What happens to a message, said before there is a reply to tell of. */
const before: Readonly<Record<Sending, string>> = {
  demo: 'Demo replies. Nothing is sent.',
  'dry run': 'Shows each request. Nothing is sent.',
  'no key': 'Add an API key to send requests.',
  unconfirmed: 'Nothing is sent yet.',
  'no preview': 'Nothing is sent.',
  live: 'Messages are sent.',
};

/**
 * How a reply went, in one line.
 *
 * @param isSent Whether there was a service to wait for, whose first word tells how quick it is.
 */
function metricsText(
  {first, total, characters, tokens, end}: ReplyMetrics,
  isSent: boolean,
): string {
  return [
    isSent && first !== undefined && total - first > 50
      ? `First token after ${seconds(first)}`
      : '',
    `${ends[end]} ${seconds(total)}`,
    end === 'error' ? '' : `${characters.toLocaleString('en')} characters`,
    tokens ? tokensText(tokens) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function lost(count: number): string {
  const messages = count === 1 ? '1 message' : `${count} messages`;
  return `The chat didn’t take ${messages} within two minutes. Send again.`;
}

interface Props {
  /** Name of the chat. */
  readonly name: string;
  readonly session: ChatSession;
  readonly sending: Sending;
  /** What is known to go wrong with what answers. */
  readonly issue?: string;
  /** Shows more of the issue. */
  readonly onIssue: () => void;
  /** What the chat shows instead of replies; absent for a chat that sends. */
  readonly scenario?: Scenario;
  readonly onScenario: (scenario: Scenario) => void;
}

/** The bar under a chat: how its demo replies or whether it sends, how the last reply went, stop and ask again. */
export function ReplyBar({
  name,
  session,
  sending,
  issue,
  onIssue,
  scenario,
  onScenario,
}: Props): ReactNode {
  const {isBusy, canStop, canRetry, last} = useStore(session.replies.state, QUIET);
  const isDemo = sending === 'demo';
  // A preview is no reply; one of the samples stands for a reply.
  const isPreview = !isDemo && sending !== 'live' && (scenario ?? 'standard') === 'standard';
  const options = isDemo ? SCENARIOS : SAMPLES;
  const queued = useStore(session.queue.queued, 0);
  const dropped = useStore(session.queue.dropped, 0);
  const waiting = queued === 1 ? '1 message waits.' : `${queued} messages wait.`;
  return (
    <div className={styles.bar}>
      {!isDemo && (
        <span className={styles.state}>
          <SendingBadge sending={sending} />
          {issue && (
            <button
              type="button"
              className={styles.issue}
              aria-label={`Known issue of ${name}: ${issue}`}
              onClick={onIssue}
            >
              Known issue
            </button>
          )}
        </span>
      )}
      {scenario && (
        <label className={styles.scenario}>
          <span>
            {isDemo ? 'Demo' : 'Sample'}
            <span className="sr-only"> {name}</span>
            {isDemo && ' replies with'}
          </span>
          <select
            value={options.some(({id}) => id === scenario) ? scenario : 'standard'}
            onChange={({target}) =>
              onScenario(options.find(({id}) => id === target.value)?.id ?? scenario)
            }
          >
            {options.map(({id, name: label}) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles.metrics}>
        {isBusy
          ? 'Replying…'
          : last && !isPreview
            ? metricsText(last, sending === 'live')
            : before[sending]}
        {queued > 0 && (isBusy || !last) && ` ${waiting}`}
        {dropped > 0 && ` ${lost(dropped)}`}
      </p>
      {canStop ? (
        <Button icon="stop" onClick={() => session.stop()}>
          Stop<span className="sr-only"> {name}</span>
        </Button>
      ) : (
        canRetry && (
          <IconButton
            icon="retry"
            label={`Ask again in ${name}`}
            tip="Ask the last question again"
            align="end"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) session.retry();
            }}
          />
        )
      )}
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import {EventLog} from '../../example/block/EventLog';
import {CodeBlock} from '../../ui/code/CodeBlock';
import type {Exchange} from '../../providers/exchange';
import {eventsOf, useExchanges} from '../stores/chatLog';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import {StateView} from '../../ui/StateView';
import styles from './panel.module.css';
import {COPIES, copyOf, type CopyForm} from './requestCopies';
import {RadioGroup} from '../../ui/RadioGroup';
import type {Json} from '../../lib/json';
import type {TabProps} from '../store';

/** A request as a command or as code. The code block has the copy button. */
function CopyRequest({exchange}: {readonly exchange: Exchange}): ReactNode {
  const [form, setForm] = useState<CopyForm>('curl');
  const chosen = COPIES.find(({id}) => id === form);
  return (
    <CollapsibleSection title="Copy as cURL or fetch" note="without your keys">
      <RadioGroup label="Format" options={COPIES} value={form} onChange={setForm} />
      <CodeBlock language={chosen?.language} title={chosen?.name}>
        {copyOf(exchange, form)}
      </CodeBlock>
    </CollapsibleSection>
  );
}

function time(at: number): string {
  return new Date(at).toLocaleTimeString('en', {hour12: false});
}

function summary({sent, url, method, status, first, took, error, count = 0}: Exchange): string {
  const outcome = error ? ` Error: ${error}` : '';
  if (!url) return `Demo reply. Nothing was sent.${outcome}`;
  if (!sent) return `Would go to ${url}. Nothing was sent.${outcome}`;
  const where = `Sent to ${url}${method ? ` with ${method}` : ''}.`;
  const code = status === undefined ? '' : ` Status ${status}.`;
  if (error) return `${where}${code}${outcome}`;
  const when =
    took === undefined ? ' No reply yet.' : ` Replied after ${took.toLocaleString('en')} ms.`;
  const stream =
    count > 1 && first !== undefined
      ? ` ${count} events, the first after ${first.toLocaleString('en')} ms.`
      : '';
  return `${where}${code}${when}${stream}`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** A body as it was sent: most are JSON. */
function Body({title, body}: {readonly title: string; readonly body: Json | undefined}): ReactNode {
  const isText = typeof body === 'string';
  return (
    <CodeBlock language={isText ? 'text' : 'json'} title={title}>
      {isText ? body : json(body)}
    </CodeBlock>
  );
}

function ExchangeView({exchange}: {readonly exchange: Exchange}): ReactNode {
  const {headers, body, replies, url, count = 0} = exchange;
  const events = count > replies.length ? `The first ${replies.length} events` : 'Events';
  const part = count === 1 ? 'Reply' : events;
  return (
    <>
      <p>{summary(exchange)}</p>
      <Body title="Request body" body={body} />
      {Object.keys(headers).length > 0 && (
        <CollapsibleSection title="Request headers" note="secrets are masked">
          <CodeBlock language="json" title="Headers">
            {json(headers)}
          </CodeBlock>
        </CollapsibleSection>
      )}
      {count > 0 && (
        <CollapsibleSection title="Reply" note={count > 1 ? `${count} events` : undefined}>
          <Body title={part} body={count === 1 ? replies[0] : replies} />
        </CollapsibleSection>
      )}
      {url && <CopyRequest exchange={exchange} />}
    </>
  );
}

export function RequestsTab({chat}: Pick<TabProps, 'chat'>): ReactNode {
  const exchanges = useExchanges(chat.id);
  const [chosen, setChosen] = useState('');
  const exchange = exchanges.find(({id}) => String(id) === chosen) ?? exchanges.at(-1);
  if (!exchange)
    return (
      <StateView kind="empty" title="No requests yet">
        Send a message, choose a question or ask again, and the request appears here. Requests
        aren’t saved with the messages.
      </StateView>
    );
  return (
    <div className={styles.stack}>
      {exchanges.length > 1 && (
        <Select
          label="Request"
          value={chosen && String(exchange.id) === chosen ? chosen : ''}
          options={[
            {id: '', name: 'Latest'},
            ...exchanges
              .map(({id, at}, index) => ({id: String(id), name: `${index + 1}, ${time(at)}`}))
              .reverse(),
          ]}
          onChange={setChosen}
        />
      )}
      <ExchangeView exchange={exchange} />
    </div>
  );
}

/** What a chat has told its page, as it happens, the newest last. */
export function EventsTab({chat, name}: Pick<TabProps, 'chat' | 'name'>): ReactNode {
  return (
    <div className={`${styles.stack} ${styles.log}`}>
      <p>
        These are the events that your page receives from the component, with the name of the
        property for each. Write in the chat to see more.
      </p>
      <EventLog log={eventsOf(chat.id)} label={`Events of ${name}`} />
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import type {Exchange} from '../../providers/exchange';
import {useExchanges} from '../stores/exchanges';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import {Changes} from '../requests/Changes';
import {CopyRequest} from '../requests/CopyRequest';
import {EditRequest} from '../requests/EditRequest';
import {WaterfallView} from '../requests/WaterfallView';
import type {TabProps} from './tabs';
import styles from './panel.module.css';

function time(at: number): string {
  return new Date(at).toLocaleTimeString('en', {hour12: false});
}

function summary({sent, url, method, status, first, took, error, replies}: Exchange): string {
  const where = url
    ? sent
      ? `Sent to ${url}${method ? ` with ${method}` : ''}.`
      : `Would go to ${url}. Nothing was sent.`
    : 'The demo answers by itself: nothing was sent.';
  const when =
    took === undefined ? ' No answer yet.' : ` Answered after ${took.toLocaleString('en')} ms.`;
  const answer = status === undefined ? '' : ` Status ${status}.`;
  const stream =
    replies.length > 1 && first !== undefined
      ? ` ${replies.length} events, the first after ${first.toLocaleString('en')} ms.`
      : '';
  return `${where}${answer}${error ? ` Error: ${error}` : `${when}${stream}`}`;
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** One request of a chat and what came back. */
function ExchangeView({
  exchange,
  previous,
}: {
  readonly exchange: Exchange;
  readonly previous: Exchange | undefined;
}): ReactNode {
  const {headers, body, replies, url} = exchange;
  const count = replies.length;
  return (
    <>
      <p>{summary(exchange)}</p>
      <WaterfallView exchange={exchange} />
      {previous && <Changes before={previous.body} after={body} />}
      <CodeBlock language="json" title="Request body">
        {json(body)}
      </CodeBlock>
      {Object.keys(headers).length > 0 && (
        <CollapsibleSection title="Request headers" note="secrets are masked">
          <CodeBlock language="json" title="Headers">
            {json(headers)}
          </CodeBlock>
        </CollapsibleSection>
      )}
      {count > 0 && (
        <CollapsibleSection title="Reply" note={count > 1 ? `${count} events` : undefined}>
          <CodeBlock language="json" title={count === 1 ? 'Reply' : 'Events'}>
            {json(count === 1 ? replies[0] : replies)}
          </CodeBlock>
        </CollapsibleSection>
      )}
      {url && <CopyRequest exchange={exchange} />}
    </>
  );
}

/** The requests that a chat has made, or would have made. */
export function RequestsTab({chat, session}: Pick<TabProps, 'chat' | 'session'>): ReactNode {
  const exchanges = useExchanges(chat.id);
  const [chosen, setChosen] = useState('');
  const exchange = exchanges.find(({id}) => String(id) === chosen) ?? exchanges.at(-1);
  if (!exchange)
    return <p>No request yet. Write a message in the chat, and its request is here.</p>;
  return (
    <div className={styles.stack}>
      {exchanges.length > 1 && (
        <Select
          label="Request"
          value={chosen && String(exchange.id) === chosen ? chosen : ''}
          options={[
            {id: '', name: 'The newest'},
            ...exchanges
              .map(({id, at}, index) => ({id: String(id), name: `${index + 1}, ${time(at)}`}))
              .reverse(),
          ]}
          onChange={setChosen}
        />
      )}
      <ExchangeView exchange={exchange} previous={exchanges[exchanges.indexOf(exchange) - 1]} />
      <EditRequest key={exchange.id} chat={chat} exchange={exchange} session={session} />
    </div>
  );
}

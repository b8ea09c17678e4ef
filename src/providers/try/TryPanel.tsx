import React, {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {Chat, type DeepChatElement} from '../../chat';
import {providers} from '../../data/providers';
import {factsOf} from '../catalog';
import {masked} from '../exchange';
import {guardPage} from '../guardedFetch';
import {hintFor, lastStatus} from '../hints';
import {requestText, type RequestParts} from '../requestText';
import {addressOf, leastValues, needsFile} from '../modeConnection';
import {parseUrl} from '../../lib/parseUrl';
import {tryConfig, type Attempt} from './tryConfig';
import {TryForm} from './TryForm';
import type {Mode, ProviderKey} from '../types';
import styles from './Try.module.css';

/** The note above the chat: that it only previews requests, or where they go. */
function stateOf({isDry, mode, values}: Attempt, name: string): string {
  if (isDry) return `${mode.name}: preview only. Nothing is sent.`;
  return `${mode.name}: messages go to ${parseUrl(addressOf(mode, values))?.host ?? name}.`;
}

function promptFor(mode: Mode): string {
  if (needsFile(mode)) return 'Attach a file and send it to see the request here.';
  return mode.text ? 'Send a message to see the request here.' : '';
}

/** A provider's chat with its settings, first as a preview, then with the person's own key. */
export default function TryPanel({provider}: {readonly provider: ProviderKey}): ReactNode {
  const {modes} = factsOf(provider);
  const name = providers.find(({key}) => key === provider)?.name ?? provider;
  const first = modes.find(({reply, text}) => reply && text);
  const [attempt, setAttempt] = useState<Attempt | undefined>(
    () => first && {id: 0, mode: first, values: leastValues(first), stream: false, isDry: true},
  );
  const [request, setRequest] = useState<RequestParts>();
  const [error, setError] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);
  const count = useRef(0);

  useEffect(guardPage, []);

  // The button that opened the panel is gone, so the focus would start at the top of the page.
  useEffect(() => panel.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  const start = (next: Omit<Attempt, 'id'> | undefined) => {
    setRequest(undefined);
    setError(undefined);
    setAttempt(next && {...next, id: ++count.current});
  };
  const config = useMemo(
    () =>
      attempt &&
      tryConfig(provider, attempt, (made) => {
        setRequest(made);
        setError(undefined);
      }),
    [provider, attempt],
  );
  const [asked, setAsked] = useState(-1);
  const onElement = (element: DeepChatElement | null) => {
    if (!element || !attempt) return;
    element.addEventListener('error', (event) => {
      const message = event instanceof CustomEvent ? String(event.detail) : '';
      const status = lastStatus(parseUrl(addressOf(attempt.mode, attempt.values))?.host ?? '');
      const secrets = attempt.key ? [attempt.key] : [];
      setError(`${String(masked(message, secrets))}\n${hintFor(message, status)}`);
    });
    if (asked === attempt.id || !attempt.isDry || needsFile(attempt.mode)) return;
    setAsked(attempt.id);
    element.submitUserMessage({text: 'Hello'});
  };

  const [message, hint] = error?.split('\n') ?? [];
  return (
    <div ref={panel} className={styles.panel}>
      <TryForm
        provider={provider}
        name={name}
        hasKey={attempt?.key !== undefined}
        onStart={start}
      />
      <p className={styles.state} role="status">
        {attempt ? stateOf(attempt, name) : 'No chat is open.'}
      </p>
      {attempt && config && (
        <Chat
          key={attempt.id}
          config={config}
          label={`${name}: ${stateOf(attempt, name)}`}
          height={360}
          start="now"
          onElement={onElement}
        />
      )}
      {error && (
        <div className={styles.error} role="alert">
          <strong>{message}</strong> {hint}
        </div>
      )}
      {request ? (
        <CodeBlock
          language="http"
          title={attempt?.isDry ? 'Request preview' : 'Sent request, key masked'}
        >
          {requestText(request)}
        </CodeBlock>
      ) : (
        attempt && <p className={styles.state}>{promptFor(attempt.mode)}</p>
      )}
    </div>
  );
}

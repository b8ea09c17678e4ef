import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import type {EngineFormProps} from '../engine';
import {defined} from '../../lib/defined';
import {providerEngine} from '../engines/provider';
import {textProviders} from '../engines/requestFor';
import {Button} from '../../ui/Button';
import Scrollable from '../../ui/Scrollable';
import looks from './providerForm.css?inline';

/** A request that waits for the reader's decision. */
interface ReviewRequest {
  /** The request as it travels, with the key masked. */
  readonly text: string;
  readonly decide: (isSent: boolean) => void;
}

function Review({
  request: {text, decide},
  host,
}: {
  readonly request: ReviewRequest;
  readonly host: string;
}): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={group} className="Ask-review" role="group" aria-label={`Request to ${host}`}>
      <p>
        Send this to <strong>{host}</strong>? It holds your question, the conversation and the
        sections found for it.
      </p>
      <details>
        <summary>Show the exact request</summary>
        <Scrollable as="pre" label="Request">
          <code>{text}</code>
        </Scrollable>
      </details>
      <div className="Ask-actions">
        <Button primary onClick={() => decide(true)}>
          Send
        </Button>
        <Button onClick={() => decide(false)}>Cancel</Button>
      </div>
    </div>
  );
}

const PROVIDERS = textProviders();

/** Provider, model and key. The key stays in this form: it is neither stored nor shown. */
export function ProviderForm({onEngine}: EngineFormProps): ReactNode {
  const [provider, setProvider] = useState(() => defined(PROVIDERS[0], 'provider that can answer'));
  const [model, setModel] = useState(provider.model);
  const [key, setKey] = useState('');
  const [request, setRequest] = useState<ReviewRequest>();
  const details = useRef<HTMLDetailsElement>(null);
  const {name, host, needsKey} = provider;

  const review = useCallback(
    (text: string, signal: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        const decide = (isSent: boolean) => {
          signal.removeEventListener('abort', cancel);
          setRequest(undefined);
          resolve(isSent);
        };
        const cancel = () => decide(false);
        signal.addEventListener('abort', cancel);
        // The request takes its place: a small screen has no room for both.
        if (details.current) details.current.open = false;
        setRequest({text, decide});
      }),
    [],
  );
  useEffect(() => {
    onEngine(
      providerEngine({provider, model: model.trim() || provider.model, key: key.trim(), review}),
    );
  }, [provider, model, key, review, onEngine]);

  const state = needsKey && !key.trim() ? 'no key: nothing is sent' : `sends to ${host}`;
  return (
    <>
      <style>{looks}</style>
      <details ref={details} className="Ask-setup" open>
        <summary>
          {name}, {state}
        </summary>
        <div className="Ask-fields">
          <label>
            Provider
            <select
              value={provider.key}
              onChange={({target}) => {
                const next = PROVIDERS.find((each) => each.key === target.value) ?? provider;
                setProvider(next);
                setModel(next.model);
                // A key is for one provider.
                setKey('');
              }}
            >
              {PROVIDERS.map((each) => (
                <option key={each.key} value={each.key}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Model
            <input
              value={model}
              spellCheck={false}
              autoCapitalize="off"
              onChange={({target}) => setModel(target.value)}
            />
          </label>
          {needsKey && (
            <label className="Ask-wide">
              API key
              <input
                type="password"
                value={key}
                placeholder="Leave it empty for a dry run"
                // Anything else makes password managers offer to keep the key.
                autoComplete="new-password"
                autoCapitalize="off"
                spellCheck={false}
                onChange={({target}) => setKey(target.value)}
              />
            </label>
          )}
        </div>
        <p className="Ask-note">
          {needsKey
            ? `The key stays in the memory of this tab and goes only to ${host}. You see the request before it is sent for the first time.`
            : `${name} runs on this computer at ${host} and must accept this site's origin.`}
        </p>
      </details>
      {request && <Review request={request} host={host} />}
    </>
  );
}

import React, {useEffect, useRef, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import Scrollable from '../../ui/Scrollable';

/** A request that waits for the reader's decision. */
export interface ReviewRequest {
  /** The request as it travels, with the key masked. */
  readonly text: string;
  readonly decide: (isSent: boolean) => void;
}

/** Shows a request before it is sent. */
export function Review({
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

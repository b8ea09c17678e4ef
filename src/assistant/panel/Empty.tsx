import React, {type ReactNode} from 'react';
import {openers} from '../suggestions';

/** The panel before the first question. */
export function Empty({
  onAsk,
  isReady,
}: {
  readonly onAsk: (question: string) => void;
  readonly isReady: boolean;
}): ReactNode {
  return (
    <div className="Ask-empty">
      <p className="Ask-lead">What do you want to build?</p>
      <p className="Ask-hint">
        Ask about properties, providers, styles or an error. Answers come from these docs and link
        to the sections they use.
      </p>
      <ul className="Ask-chips" aria-label="Questions to begin with">
        {openers.map((question) => (
          <li key={question}>
            <button type="button" disabled={!isReady} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import React, {type ReactNode} from 'react';

/** A sentence in which names between backticks are shown as code. */
export function WithCode({text}: {readonly text: string}): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

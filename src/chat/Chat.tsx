import React, {type ReactNode} from 'react';
import type {ChatProps} from './types';

/** A live chat. */
export function Chat({label, height = 360}: ChatProps): ReactNode {
  return <section aria-label={label} style={{height}} />;
}

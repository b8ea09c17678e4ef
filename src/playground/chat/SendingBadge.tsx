import React, {type ReactNode} from 'react';
import type {Sending} from '../model/connection';
import {Badge} from '../../ui/Badge';

const words: Readonly<Record<Sending, string>> = {
  demo: 'Demo',
  'dry run': 'Preview only',
  'no key': 'Preview only',
  unconfirmed: 'Not confirmed',
  'no preview': 'No preview',
  live: 'Live',
};

/** Whether a chat plays a demo, only shows its requests, or sends them. */
export function SendingBadge({sending}: {readonly sending: Sending}): ReactNode {
  return <Badge isStrong={sending === 'live'}>{words[sending]}</Badge>;
}

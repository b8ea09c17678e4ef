import React, {type ReactNode} from 'react';
import type {ChatPart} from './chat/ChatActions';
import type {Speakers} from './chat/speaker';
import type {Action} from './model/reducer';
import type {Workspace} from './model/workspace';
import {Later} from './ui/Later';

/** A part of the view that is open. */
export type OpenPart =
  | {readonly kind: ChatPart; readonly id: string}
  | {readonly kind: 'templates' | 'commands' | 'difference' | 'web model'};

interface Props {
  readonly open: OpenPart | undefined;
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly speakers: Speakers;
  readonly act: (action: Action) => void;
  readonly onClose: () => void;
}

const look = () => import('./look/LookSheet').then(({LookSheet}) => LookSheet);
const events = () => import('./events/EventsDialog').then(({EventsDialog}) => EventsDialog);

/** The one part of the view that is open, if any. Its code is loaded when it is first opened. */
export function ViewParts({open, workspace, names, act, onClose}: Props): ReactNode {
  if (!open) return null;
  if ('id' in open) {
    const index = workspace.chats.findIndex(({id}) => id === open.id);
    const chat = workspace.chats[index];
    const name = names[index] ?? '';
    if (!chat) return null;
    switch (open.kind) {
      case 'look':
        return (
          <Later
            load={look}
            props={{
              chat,
              name,
              onClose,
              onDress: (changes, step) => act({type: 'dress', id: chat.id, changes, step}),
            }}
          />
        );
      case 'events':
        return <Later load={events} props={{chat: chat.id, name, onClose}} />;
      default:
        return null;
    }
  }
  return null;
}

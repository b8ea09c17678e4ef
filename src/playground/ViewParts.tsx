import React, {type ReactNode} from 'react';
import type {ChatPart} from './chat/ChatActions';
import type {Speakers} from './chat/chatSession';
import type {OpenDialog} from './dialogs/PlaygroundDialogs';
import type {Action} from './model/reducer';
import type {ChatModel, Workspace} from './model/workspace';
import {LazyDialog} from '../ui/LazyDialog';

/** A part of the view that belongs to the whole room. */
export type RoomPart = 'templates' | 'commands' | 'difference' | 'web model';

/** A part of the view that is open. */
export type OpenPart =
  | {readonly kind: ChatPart; readonly id: string}
  | {readonly kind: RoomPart; readonly id?: undefined};

interface Props {
  readonly open: OpenPart | undefined;
  readonly workspace: Workspace;
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly speakers: Speakers;
  readonly act: (action: Action) => void;
  readonly onClose: () => void;
  /** Opens another part. */
  readonly onPart: (part: OpenPart) => void;
  /** Opens a dialog. */
  readonly onOpen: (dialog: OpenDialog) => void;
}

const look = () => import('./style/LookSheet').then(({LookSheet}) => LookSheet);
const interceptors = () =>
  import('./dialogs/InterceptorsDialog').then(({InterceptorsDialog}) => InterceptorsDialog);
const events = () => import('./dialogs/EventsDialog').then(({EventsDialog}) => EventsDialog);
const placement = () =>
  import('./dialogs/PlacementDialog').then(({PlacementDialog}) => PlacementDialog);
const conversation = () =>
  import('./dialogs/ConversationDialog').then(({ConversationDialog}) => ConversationDialog);
const templates = () =>
  import('./dialogs/TemplatesDialog').then(({TemplatesDialog}) => TemplatesDialog);
const commands = () =>
  import('./commands/RoomCommandDialog').then(({RoomCommandDialog}) => RoomCommandDialog);
const difference = () =>
  import('./dialogs/DifferenceDialog').then(({DifferenceDialog}) => DifferenceDialog);
const webModel = () =>
  import('./dialogs/WebModelDialog').then(({WebModelDialog}) => WebModelDialog);

/** The one part of the view that is open, if any. Its code is loaded when it is first opened. */
export function ViewParts(props: Props): ReactNode {
  const {open, workspace, names} = props;
  if (!open) return null;
  if (open.id === undefined) return <RoomPartView {...props} kind={open.kind} />;
  const index = workspace.chats.findIndex(({id}) => id === open.id);
  const chat = workspace.chats[index];
  if (!chat) return null;
  return <ChatPartView {...props} kind={open.kind} chat={chat} name={names[index] ?? ''} />;
}

function ChatPartView({
  kind,
  chat,
  name,
  workspace,
  act,
  onClose,
}: Props & {readonly kind: ChatPart; readonly chat: ChatModel; readonly name: string}): ReactNode {
  const {id} = chat;
  switch (kind) {
    case 'look':
      return (
        <LazyDialog
          load={look}
          props={{
            chat,
            name,
            onClose,
            onDress: (changes, step) => act({type: 'dress', id, changes, step}),
          }}
        />
      );
    case 'interceptors':
      return (
        <LazyDialog
          load={interceptors}
          props={{
            name,
            value: chat.interceptors ?? [],
            onClose,
            onChange: (chosen) => act({type: 'dress', id, changes: {interceptors: chosen}}),
          }}
        />
      );
    case 'placement':
      return (
        <LazyDialog
          load={placement}
          props={{
            chat,
            shared: workspace.shared,
            name,
            onClose,
            onPlace: (chosen) => act({type: 'dress', id, changes: {placement: chosen}}),
          }}
        />
      );
    case 'events':
      return <LazyDialog load={events} props={{chat: id, name, onClose}} />;
    case 'conversation':
      return <LazyDialog load={conversation} props={{chat, name, onClose}} />;
  }
}

function RoomPartView({
  kind,
  workspace,
  names,
  speakers,
  act,
  onClose,
  onPart,
  onOpen,
}: Props & {readonly kind: RoomPart}): ReactNode {
  const {chats} = workspace;
  switch (kind) {
    case 'templates':
      return (
        <LazyDialog
          load={templates}
          props={{
            count: chats.length,
            onClose,
            onTake: (brought, isInstead) => {
              act({type: isInstead ? 'replace' : 'merge', workspace: brought});
              onClose();
            },
          }}
        />
      );
    case 'commands':
      return (
        <LazyDialog
          load={commands}
          props={{
            workspace,
            names,
            act,
            onClose,
            stopAll: () => speakers.stopAll(),
            retryAll: () => chats.forEach(({id}) => speakers.of(id).retry()),
            onOpen,
            onPart: (next) => onPart({kind: next}),
            onChatPart: (next, id) => onPart({kind: next, id}),
          }}
        />
      );
    case 'difference':
      return <LazyDialog load={difference} props={{chats, names, onClose}} />;
    case 'web model':
      return <LazyDialog load={webModel} props={{onClose}} />;
  }
}

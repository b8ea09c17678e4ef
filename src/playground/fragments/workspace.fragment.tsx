import React from 'react';
import type {FragmentParts} from '../../data/fragment';
import {providers} from '../../data/providers';
import {Button} from '../../ui/Button';
import {AddChatButton} from '../chat/AddChatButton';
import {ChatActions} from '../chat/ChatActions';
import {ChatCard} from '../chat/ChatCard';
import {ChatHost} from '../chat/ChatHost';
import {ChatName} from '../chat/ChatName';
import {ProviderLogo} from '../chat/ProviderLogo';
import {SendingBadge} from '../chat/SendingBadge';
import type {WorkspaceCommandId} from '../commands/registry';
import {CodeTab} from '../panel/CodeTab';
import {SettingsTab} from '../panel/SettingsTab';
import {KeySafetyBadge} from '../toolbar/buttons';
import {LayoutChoice} from '../toolbar/LayoutChoice';
import {Toolbar} from '../toolbar/Toolbar';
import {claude, inWorkspace} from './sample';

/** A button of a command, with the dialog that it opens. */
const commandButton = (id: WorkspaceCommandId) =>
  inWorkspace(({view: {commands}}) => {
    const {word, icon, run} = commands.of(id);
    return (
      <Button icon={icon} onClick={run}>
        {word}
      </Button>
    );
  });

/** Parts of the playground that show a workspace, each with its own sample of one. */
export default {
  ChatHost: inWorkspace(({workspace: {shared}}) => (
    <ChatHost chat={claude} shared={shared} label="Chat that previews its requests" height={420} />
  )),
  ChatCard: inWorkspace(({workspace, act, sessions, view}) =>
    workspace.chats.map((chat, index) => (
      <ChatCard
        key={chat.id}
        chat={chat}
        shared={workspace.shared}
        name={view.names[index] ?? ''}
        commands={view.commands.ofChat(chat.id)}
        onRename={(name) => act({type: 'rename', id: chat.id, name})}
        onSelect={() => view.select(chat.id)}
        onScenario={(scenario) => act({type: 'set appearance', id: chat.id, changes: {scenario}})}
        session={sessions.of(chat.id)}
      />
    )),
  ),
  ChatActions: inWorkspace(({workspace: {chats}, view}) =>
    chats.map(({id}, index) => (
      <ChatActions
        key={id}
        name={view.names[index] ?? ''}
        commands={view.commands.ofChat(id)}
        tab={view.panel?.tab}
      />
    )),
  ),
  ProviderBadge: () => (
    <>
      <p>
        <SendingBadge sending="dry run" /> <SendingBadge sending="unconfirmed" />{' '}
        <SendingBadge sending="live" />
      </p>
      <ul style={{columns: '12rem', padding: 0, listStyle: 'none'}}>
        {providers.map(({key, name}) => (
          <li key={key}>
            <ProviderLogo provider={key} /> {name}
          </li>
        ))}
      </ul>
    </>
  ),
  ChatName: inWorkspace(({act, view}) => (
    <ChatName
      name={view.names[0] ?? ''}
      onRename={(name) => act({type: 'rename', id: claude.id, name})}
    />
  )),
  AddChatButton: inWorkspace(({workspace: {chats}, view}) => (
    <AddChatButton count={chats.length} onAdd={view.commands.of('add').run} />
  )),
  Toolbar: inWorkspace(({workspace: {chats, layout}, view: {commands}}) => (
    <Toolbar count={chats.length} layout={layout} commands={commands} />
  )),
  LayoutChoice: inWorkspace(({workspace: {layout}, act}) => (
    <LayoutChoice value={layout} onChange={(next) => act({type: 'layout', layout: next})} />
  )),
  KeySafetyBadge: inWorkspace(({view}) => (
    <KeySafetyBadge onClick={view.commands.of('keys').run} />
  )),
  SharedSettings: commandButton('shared'),
  About: commandButton('about'),
  Export: commandButton('export'),
  Import: commandButton('import'),
  SettingsTab: inWorkspace(({workspace: {chats}, act}) =>
    chats.map((chat) => <SettingsTab key={chat.id} chat={chat} act={act} />),
  ),
  CodeTab: inWorkspace(({workspace: {shared}}) => <CodeTab chat={claude} shared={shared} />),
} satisfies FragmentParts;

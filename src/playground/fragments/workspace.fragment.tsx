import React, {Fragment, type ReactNode} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {providers} from '../../data/providers';
import {Button} from '../../ui/Button';
import {ChatActions, ChatName} from '../chat/cardHeader';
import {ChatCard} from '../chat/ChatCard';
import {ChatHost} from '../chat/ChatHost';
import {ProviderLogo} from '../chat/ProviderLogo';
import {SendingBadge} from '../chat/ReplyBar';
import {useCommands, useNames} from '../commands/registry';
import {CodeTab} from '../panel/CodeTab';
import {SettingsTab} from '../panel/SettingsTab';
import type {ChatModel} from '../schema';
import {renameChat} from '../actions';
import {usePlayground} from '../store';
import {AddChatButton, KeySafetyBadge, LayoutChoice, Toolbar} from '../toolbar/Toolbar';
import {inWorkspace} from './sample';

/** A button of a command, with the dialog that it opens. */
const commandButton = (id: string) =>
  inWorkspace(() => {
    const {word, icon, run} = useCommands().of(id);
    return (
      <Button icon={icon} onClick={run}>
        {word}
      </Button>
    );
  });

/** A part of each chat. */
const ofChats = (render: (chat: ChatModel, name: string) => ReactNode) =>
  inWorkspace(() => {
    const names = useNames();
    return usePlayground(({workspace}) => workspace.chats).map((chat, index) => (
      <Fragment key={chat.id}>{render(chat, names[index] ?? '')}</Fragment>
    ));
  });

/** Parts of the playground that show a workspace, each with its own sample of one. */
export default {
  playgroundChatComponent: ofChats((chat) => (
    <ChatHost
      chat={chat}
      shared={{systemPrompt: ''}}
      label="Chat that previews its requests"
      height={420}
    />
  )),
  playgroundChatWrapper: ofChats((chat, name) => <ChatCard chat={chat} name={name} />),
  playgroundChatWrapperConfig: ofChats(({id}, name) => <ChatActions id={id} name={name} />),
  playgroundChatWrapperLogo: () => (
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
  playgroundChatWrapperText: ofChats(({id}, name) => (
    <ChatName name={name} onRename={(next) => renameChat(id, next)} />
  )),
  playgroundAddButton: inWorkspace(AddChatButton),
  playgroundHeaderButtons: inWorkspace(Toolbar),
  playgroundLayoutButton: inWorkspace(LayoutChoice),
  playgroundShield: inWorkspace(KeySafetyBadge),
  playgroundCog: commandButton('shared'),
  playgroundInformationButton: commandButton('about'),
  playgroundInformationModal: commandButton('about'),
  playgroundExportButton: commandButton('export'),
  playgroundExportModal: commandButton('export'),
  playgroundUploadButton: commandButton('import'),
  playgroundUploadModal: commandButton('import'),
  serviceModal: ofChats((chat) => <SettingsTab chat={chat} />),
  serviceCode: ofChats((chat) => <CodeTab chat={chat} />),
} satisfies FragmentParts;

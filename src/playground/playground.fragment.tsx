import React, {Fragment, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {FragmentParts} from '../data/fragment';
import {providers} from '../data/providers';
import type {Field} from '../providers/types';
import {Button} from '../ui/Button';
import {CollapsibleSection} from '../ui/CollapsibleSection';
import {DialogButtons} from '../ui/DialogButtons';
import {changeChat} from './actions';
import {ChatActions, ChatName} from './chat/cardHeader';
import {ChatCard} from './chat/ChatCard';
import {ChatHost} from './chat/ChatHost';
import {ProviderLogo} from './chat/ProviderLogo';
import {SendingBadge} from './chat/ReplyBar';
import {useCommands, useNames} from './commands/registry';
import {DialogHost} from './dialogs/DialogHost';
import {modeOfChat, valuesKey, valuesOf} from './model/workspace';
import {CodeTab} from './panel/CodeTab';
import {Panel} from './panel/Panel';
import {SettingsTab} from './panel/SettingsTab';
import {demoChat, firstWorkspace, type ChatModel} from './schema';
import {setValue} from './settings/chatValues';
import {ModeField, OptionalSettings} from './settings/ModeSettings';
import {SettingFields} from './settings/SettingFields';
import {begin, closeDialog, closePanel, usePlayground} from './store';
import {AddChatButton, KeySafetyBadge, LayoutChoice, Toolbar} from './toolbar/Toolbar';

/** A chat with a provider and some settings that previews its requests. */
const claude: ChatModel = {
  ...demoChat('sample'),
  name: 'Support',
  provider: 'claude',
  mode: 'chat',
  values: {
    'claude.chat': {
      system_prompt: 'Reply in one sentence.',
      temperature: 0.3,
      max_tokens: 400,
      mcp_servers: [{type: 'url', url: 'https://example.com/mcp', name: 'search'}],
    },
  },
  stream: true,
  dryRun: true,
};

/** A chat of a provider with several modes and required settings. */
const azure: ChatModel = {
  ...claude,
  provider: 'azure',
  mode: 'openAI.chat',
  values: {'azure.openAI.chat': {version: '2024-10-21'}},
};

/** A part of the playground with a sample in its store, which nothing saves, and what the part opens. */
function inWorkspace(Part: ComponentType, chat = claude) {
  return function Sample(): ReactNode {
    const [isReady, setReady] = useState(false);
    const layout = usePlayground((state) => state.workspace.layout);
    const hasPanel = usePlayground(({panel}) => panel !== undefined);
    const names = useNames();
    useEffect(() => {
      begin({...firstWorkspace, chats: [chat]});
      // The static page has no sample, because the store gets it in the browser.
      setReady(true);
    }, []);
    return (
      <div style={{display: 'grid', gap: '1rem', minHeight: '26rem'}}>
        {isReady && (
          <>
            <div>
              <Part />
            </div>
            <p role="status">
              Layout: {layout}. Chats: {names.join(', ') || 'none'}.
            </p>
            {hasPanel && <Panel onClose={closePanel} />}
            <DialogHost onClose={closeDialog} />
          </>
        )}
      </div>
    );
  };
}

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

const ofChats = (render: (chat: ChatModel, name: string) => ReactNode, sample = claude) =>
  inWorkspace(() => {
    const names = useNames();
    return usePlayground(({workspace}) => workspace.chats).map((chat, index) => (
      <Fragment key={chat.id}>{render(chat, names[index] ?? '')}</Fragment>
    ));
  }, sample);

/** Some settings of a chat's mode, in a form. */
const ofFields = (isShown: (field: Field) => boolean, sample = claude, Form = SettingFields) =>
  ofChats((chat) => {
    const {id, provider, mode} = chat;
    const set = setValue.bind(null, id, valuesKey(provider, mode));
    const fields = (modeOfChat(chat)?.fields ?? []).filter(isShown);
    return <Form fields={fields} values={valuesOf(chat)} onChange={set} />;
  }, sample);

const modeField = ofChats(
  ({id, mode}) => (
    <ModeField
      provider="azure"
      value={mode}
      onChange={(chosen) => changeChat(id, {mode: chosen})}
    />
  ),
  azure,
);

/** The two ways out of a dialog, with what was used in words. */
function Buttons(): ReactNode {
  const [used, setUsed] = useState('');
  return (
    <>
      <DialogButtons
        action="Apply"
        onCancel={() => setUsed('Cancel used')}
        onAction={() => setUsed('Apply used')}
      />
      <p role="status">{used}</p>
    </>
  );
}

/** Parts of the playground, each with its own sample of a workspace. */
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
  playgroundChatWrapperText: ofChats(({id}, name) => <ChatName id={id} name={name} />),
  playgroundAddButton: inWorkspace(AddChatButton),
  playgroundHeaderButtons: inWorkspace(Toolbar),
  playgroundTooltipWrapper: inWorkspace(Toolbar),
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
  serviceTypeField: modeField,
  playgroundSelect: modeField,
  serviceRequiredField: ofFields(({required}) => required === true, azure),
  serviceOptionalParametersFields: ofFields(() => true, claude, OptionalSettings),
  serviceField: ofFields(({kind}) => kind !== 'rows'),
  serviceConstructableObject: ofFields(({kind}) => kind === 'rows'),
  serviceModalCloseButtons: Buttons,
  collapsableSection: () => (
    <CollapsibleSection title="Settings" note="2 of 10 set">
      Temperature 0.3, at most 400 tokens.
    </CollapsibleSection>
  ),
} satisfies FragmentParts;

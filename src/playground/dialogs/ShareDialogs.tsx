import React, {useId, useMemo, useState, type ReactNode} from 'react';
import {toFileText} from '../model/checkWorkspace';
import {embedCode, LINK_NAME, packWorkspace} from '../model/link';
import {shownNames} from '../model/workspace';
import type {MessagesByChat, Workspace} from '../schema';
import {usePlayground, type DialogProps} from '../store';
import {messagesOfChats} from '../stores/conversations';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {CopyButton} from '../../ui/code/CopyButton';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import panel from '../panel/panel.module.css';
import {download, sizeInWords} from './files';

/** The messages of the chats, once the user chooses to include them. */
function useMessages({chats}: Workspace, help: string) {
  const [isIncluded, setIncluded] = useState(false);
  const found = useMemo(() => messagesOfChats(chats), [chats]);
  const count = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  return {
    messages: isIncluded ? found : undefined,
    /** How many are included, in words. */
    included: isIncluded ? `${count} messages` : 'no messages',
    field: count > 0 && (
      <Checkbox
        isOn={isIncluded}
        onChange={setIncluded}
        label={`Include the messages (${count})`}
        help={help}
      />
    ),
  };
}

/** The text that a function makes, or why it can't be made. */
function resultOf(make: () => string): {readonly value?: string; readonly error?: string} {
  try {
    return {value: make()};
  } catch (error) {
    return {error: error instanceof Error ? error.message : String(error)};
  }
}

interface EmbedCodeProps {
  readonly workspace: Workspace;
  readonly messages: MessagesByChat | undefined;
}

/** The code that shows one of the chats in a frame of another page. */
function EmbedCode({workspace, messages}: EmbedCodeProps): ReactNode {
  const {chats} = workspace;
  const [chosen, setChosen] = useState('');
  const id = chats.some((chat) => chat.id === chosen) ? chosen : (chats[0]?.id ?? '');
  const names = shownNames(chats);

  const {origin, pathname} = window.location;
  const page = `${origin}${pathname.replace(/\/$/, '')}`;
  const {value: code, error} = resultOf(() => embedCode(page, workspace, id, messages));

  return (
    <CollapsibleSection title="Embed one chat">
      <p className={ui.help}>
        The frame shows the chat alone. It keeps nothing in the browser and has no API keys, so a
        chat with a provider shows previews. A chat that sends requests asks the user first.
      </p>
      {chats.length > 1 && (
        <Select
          label="Chat to embed"
          value={id}
          options={chats.map((chat, index) => ({id: chat.id, name: names[index] ?? ''}))}
          onChange={setChosen}
        />
      )}
      {error && <p role="alert">{error}</p>}
      {code && (
        <CodeBlock language="html" title="Frame">
          {code}
        </CodeBlock>
      )}
    </CollapsibleSection>
  );
}

/** A link that opens these chats somewhere else. All of it is in the address: no server keeps anything. */
export function ShareDialog({onClose}: DialogProps): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const id = useId();
  const {messages, included, field} = useMessages(
    workspace,
    'A link holds a short conversation; use a file for pictures.',
  );
  const {value: link, error} = useMemo(
    () =>
      resultOf(() => {
        const {origin, pathname} = window.location;
        return `${origin}${pathname}#${LINK_NAME}=${packWorkspace(workspace, messages)}`;
      }),
    [workspace, messages],
  );

  return (
    <Dialog title="Share these chats" onClose={onClose}>
      {field}
      {link === undefined ? (
        <p role="alert">{error}</p>
      ) : (
        <div className={ui.field}>
          <label htmlFor={id}>Link</label>
          <div className={panel.fieldRow}>
            <input
              id={id}
              className={ui.control}
              readOnly
              value={link}
              aria-describedby={`${id}-help`}
            />
            <CopyButton text={() => link} subject="the link" />
          </div>
          <p id={`${id}-help`} className={ui.help}>
            The link holds the chats and their settings, {link.length.toLocaleString('en')}{' '}
            characters in all. It holds no keys and {included}. Whoever opens it is asked before
            anything changes.
          </p>
        </div>
      )}
      {workspace.chats.length > 0 && <EmbedCode workspace={workspace} messages={messages} />}
    </Dialog>
  );
}

export function ExportDialog({onClose}: DialogProps): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const {messages, included, field} = useMessages(
    workspace,
    'With their pictures and recordings. Files that are only in this page’s memory are left out.',
  );
  const text = useMemo(() => toFileText(workspace, messages), [workspace, messages]);
  return (
    <Dialog
      title="Export these chats"
      onClose={onClose}
      footer={
        <Button primary icon="save" onClick={() => download('playground.json', text)}>
          Save playground.json
        </Button>
      }
    >
      <p>
        The file holds the chats and their settings, {included} and no keys:{' '}
        {sizeInWords(text.length)}.
      </p>
      {field}
    </Dialog>
  );
}

import React, {useEffect, useId, useState, type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {embedCode, LINK_NAME, packWorkspace} from '../model/link';
import type {Workspace, MessagesByChat} from '../schema';
import {shownNames} from '../model/workspace';

import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {Checkbox} from '../../ui/Checkbox';
import {usePlayground} from '../store';
import type {DialogProps} from './openDialog';
import {useMessages} from './useMessages';
import styles from './dialogs.module.css';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';

interface EmbedCodeProps {
  readonly workspace: Workspace;
  readonly messages: MessagesByChat | undefined;
}

/** The code that shows one of the chats in a frame of another page. */
function EmbedCode({workspace, messages}: EmbedCodeProps): ReactNode {
  const {chats} = workspace;
  const [chosen, setChosen] = useState('');
  const [made, setMade] = useState<{readonly code?: string; readonly error?: string}>({});
  const id = chats.some((chat) => chat.id === chosen) ? chosen : (chats[0]?.id ?? '');
  const names = shownNames(chats);

  useEffect(() => {
    let isCurrent = true;
    const {origin, pathname} = window.location;
    embedCode(`${origin}${pathname.replace(/\/$/, '')}`, workspace, id, messages).then(
      (code) => isCurrent && setMade({code}),
      (reason: unknown) =>
        isCurrent && setMade({error: reason instanceof Error ? reason.message : String(reason)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [workspace, messages, id]);

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
      {made.error && <p role="alert">{made.error}</p>}
      {made.code && (
        <CodeBlock language="html" title="Frame">
          {made.code}
        </CodeBlock>
      )}
    </CollapsibleSection>
  );
}

/** What became of a wish for a link. */
interface Made {
  /** What was wished for. */
  readonly workspace: Workspace;
  readonly messages: MessagesByChat | undefined;
  readonly link?: string;
  readonly error?: string;
}

/** A link that opens these chats somewhere else. All of it is in the address: no server keeps anything. */
export function ShareDialog({onClose}: DialogProps): ReactNode {
  const workspace = usePlayground((state) => state.workspace);
  const id = useId();
  const {isIncluded, setIncluded, messages, count} = useMessages(workspace);
  const [made, setMade] = useState<Made>();
  // While a link is made, the one before must not be taken for it.
  const now = made?.workspace === workspace && made.messages === messages ? made : undefined;
  const link = now?.link;

  useEffect(() => {
    let isCurrent = true;
    const {origin, pathname} = window.location;
    const keep = (result: Pick<Made, 'link' | 'error'>) => {
      if (isCurrent) setMade({workspace, messages, ...result});
    };
    packWorkspace(workspace, messages).then(
      (packed) => keep({link: `${origin}${pathname}#${LINK_NAME}=${packed}`}),
      (error: unknown) => keep({error: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [workspace, messages]);

  return (
    <Dialog title="Share these chats" onClose={onClose}>
      {count > 0 && (
        <Checkbox
          isOn={isIncluded}
          onChange={setIncluded}
          label={`Include the messages (${count})`}
          help="A link holds a short conversation; use a file for pictures."
        />
      )}
      {now?.error !== undefined ? (
        <p role="alert">{now.error}</p>
      ) : (
        <div className={ui.field}>
          <label htmlFor={id}>Link</label>
          <div className={styles.link}>
            <input
              id={id}
              className={ui.control}
              readOnly
              value={link ?? ''}
              aria-describedby={`${id}-help`}
            />
            {link && <CopyButton text={() => link} subject="the link" />}
          </div>
          <p id={`${id}-help`} className={ui.help}>
            {link
              ? `The link holds the chats and their settings, ${link.length.toLocaleString('en')} characters in all. It holds no keys and ${isIncluded ? `${count} messages` : 'no messages'}. Whoever opens it is asked before anything changes.`
              : 'Creating the link…'}
          </p>
        </div>
      )}
      {workspace.chats.length > 0 && <EmbedCode workspace={workspace} messages={messages} />}
    </Dialog>
  );
}

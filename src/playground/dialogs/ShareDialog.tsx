import React, {useCallback, useEffect, useId, useState, type ReactNode} from 'react';
import {CopyButton} from '../../ui/code/CopyButton';
import {embedCode, LINK_NAME, packWorkspace} from '../model/link';
import type {Workspace, MessagesByChat} from '../schema';
import {shownNames} from '../model/workspace';

import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {usePlayground, type DialogProps} from '../store';
import {useMessages} from './useMessages';
import panel from '../panel/panel.module.css';
import {CodeBlock} from '../../ui/code/CodeBlock';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';

/** What became of a promise; neither while it is under way. */
interface Result<T> {
  readonly value?: T;
  readonly error?: string;
}

/**
 * Waits for what a function makes. While another function is under way there is no result, so that the one
 * before isn't taken for it.
 *
 * @param make - The same function for the same result: `useCallback`.
 */
function useResult<T>(make: () => Promise<T>): Result<T> {
  const [made, setMade] = useState<Result<T> & {readonly by: typeof make}>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (result: Result<T>) => isCurrent && setMade({by: make, ...result});
    make().then(
      (value) => keep({value}),
      (error: unknown) => keep({error: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [make]);
  return made?.by === make ? made : {};
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

  const make = useCallback(() => {
    const {origin, pathname} = window.location;
    return embedCode(`${origin}${pathname.replace(/\/$/, '')}`, workspace, id, messages);
  }, [workspace, messages, id]);
  const {value: code, error} = useResult(make);

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
  const make = useCallback(async () => {
    const {origin, pathname} = window.location;
    return `${origin}${pathname}#${LINK_NAME}=${await packWorkspace(workspace, messages)}`;
  }, [workspace, messages]);
  const {value: link, error} = useResult(make);

  return (
    <Dialog title="Share these chats" onClose={onClose}>
      {field}
      {error !== undefined ? (
        <p role="alert">{error}</p>
      ) : (
        <div className={ui.field}>
          <label htmlFor={id}>Link</label>
          <div className={panel.fieldRow}>
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
              ? `The link holds the chats and their settings, ${link.length.toLocaleString('en')} characters in all. It holds no keys and ${included}. Whoever opens it is asked before anything changes.`
              : 'Creating the link…'}
          </p>
        </div>
      )}
      {workspace.chats.length > 0 && <EmbedCode workspace={workspace} messages={messages} />}
    </Dialog>
  );
}

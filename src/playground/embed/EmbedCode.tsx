import React, {useEffect, useState, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Select} from '../../ui/Select';
import ui from '../../ui/ui.module.css';
import type {MessagesByChat} from '../model/messages';
import {shownNames, type Workspace} from '../model/workspace';
import {embedCode} from './embedLink';

interface Props {
  readonly workspace: Workspace;
  readonly messages: MessagesByChat | undefined;
}

/** The code that shows one of the chats in a frame of another page. */
export function EmbedCode({workspace, messages}: Props): ReactNode {
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
        chat with a provider shows previews. A chat that sends anything asks first.
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

import React, {useCallback, useRef, useState, type ReactNode} from 'react';
import {ChatCard} from './chat/ChatCard';
import type {ChatTask} from './chat/ChatActions';
import {Composer} from './chat/Composer';
import {Speakers} from './chat/speaker';
import {PlaygroundDialogs, type OpenDialog} from './dialogs/PlaygroundDialogs';
import {Notices} from './Notices';
import {Toolbar} from './header/Toolbar';
import {sendingOf} from './model/connection';
import {modeOfChat, shownNames, type ChatModel, type Layout} from './model/workspace';
import {useKeys, type Keys} from './stores/keys';
import {Button} from './ui/Button';
import {usePlayground} from './usePlayground';
import {useWorkspaceLink} from './useWorkspaceLink';
import styles from './Playground.module.css';

/** Height of a chat in px. */
const heights: Readonly<Record<Layout, number>> = {grid: 440, row: 460, focus: 580, compare: 520};

/** Whether a text can be said in a chat: it has a text field, and does not ask for its key first. */
function canHear(chat: ChatModel, keys: Keys): boolean {
  const mode = modeOfChat(chat);
  if (!mode) return true;
  const asksForKey =
    !mode.reply && sendingOf(chat, chat.provider && keys[chat.provider]) === 'no key';
  return mode.text && !asksForKey;
}

/** The room where chats are set up, compared and taken along as code. */
export function Playground(): ReactNode {
  const {timeline, act, message, damaged, dismissDamaged, isUnsaved} = usePlayground();
  const {present, past, future} = timeline;
  const {chats, layout, shared} = present;
  const keys = useKeys();
  const [open, setOpen] = useState<OpenDialog>();
  const [focused, setFocused] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [speakers] = useState(() => new Speakers());
  const room = useRef<HTMLDivElement>(null);
  const [link, clearLink] = useWorkspaceLink();

  const close = useCallback(() => setOpen(undefined), []);

  const names = shownNames(chats);
  const shown = chats.find(({id}) => id === focused) ?? chats[0];
  const hearing = chats.filter((chat) => canHear(chat, keys));

  const sendToAll = (text: string) => {
    setWanted(true);
    for (const {id} of hearing) speakers.of(id).say(text);
  };
  const onTask = (id: string, task: ChatTask) => {
    if (task === 'settings' || task === 'code' || task === 'requests') setOpen({kind: task, id});
    else if (task === 'earlier') act({type: 'move', id, by: -1});
    else if (task === 'later') act({type: 'move', id, by: 1});
    else act({type: task, id});
    // The button that had the focus is gone with its chat.
    if (task === 'remove')
      requestAnimationFrame(() => room.current?.querySelector<HTMLElement>('button')?.focus());
  };

  return (
    <div ref={room} className={styles.room}>
      <Toolbar
        count={chats.length}
        layout={layout}
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onAdd={() => act({type: 'add'})}
        onLayout={(next) => act({type: 'layout', layout: next})}
        onUndo={() => act({type: 'undo'})}
        onRedo={() => act({type: 'redo'})}
        onOpen={(kind) => setOpen({kind})}
      />
      <p className={styles.status} role="status">
        {message}
      </p>
      <Notices damaged={damaged} onDismiss={dismissDamaged} isUnsaved={isUnsaved} />
      {chats.length > 1 && (
        <Composer count={hearing.length} onSend={sendToAll} onIntent={() => setWanted(true)} />
      )}
      {layout === 'focus' && chats.length > 1 && (
        <div className={styles.switcher} role="group" aria-label="Shown chat">
          {chats.map(({id}, index) => (
            <Button key={id} aria-pressed={id === shown?.id} onClick={() => setFocused(id)}>
              {names[index]}
            </Button>
          ))}
        </div>
      )}
      <section className={styles.chats} data-layout={layout} aria-label="Chats">
        {chats.map((chat, index) => (
          <ChatCard
            key={chat.id}
            chat={chat}
            shared={shared}
            name={names[index] ?? ''}
            height={heights[layout]}
            onRename={(name) => act({type: 'rename', id: chat.id, name})}
            onTask={(task) => onTask(chat.id, task)}
            isFirst={index === 0}
            isLast={index === chats.length - 1}
            isHidden={layout === 'focus' && chat.id !== shown?.id}
            isWanted={isWanted}
            speaker={speakers.of(chat.id)}
          />
        ))}
        {chats.length === 0 && <p>There is no chat here. Add one, or undo the last step.</p>}
      </section>
      <PlaygroundDialogs
        open={open}
        workspace={present}
        names={names}
        act={act}
        onClose={close}
        link={link}
        onLinkClose={clearLink}
      />
    </div>
  );
}

import React, {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {ChatCard} from './chat/ChatCard';
import {isChatPart, type ChatTask} from './chat/ChatActions';
import {Composer, type Recipient} from './chat/Composer';
import {Speakers} from './chat/chatSession';
import {PlaygroundDialogs, type OpenDialog} from './dialogs/PlaygroundDialogs';
import {Notice, Notices} from './Notices';
import {StatusLine} from './StatusLine';
import {useDeepLink} from './useDeepLink';
import {useFileDrop} from './useFileDrop';
import {CardSwitcher} from './toolbar/CardSwitcher';
import {Toolbar} from './toolbar/Toolbar';
import {modeOfChat, shownNames, type ChatModel, type Layout} from './model/workspace';
import {useKeys, usePermits} from './stores/keys';
import {accessOf, type Secrets} from './model/access';
import {obstacleOf} from './model/obstacles';
import {usePlayground} from './usePlayground';
import {useWorkspaceLink} from './useWorkspaceLink';
import {ViewParts, type OpenPart} from './ViewParts';
import styles from './Playground.module.css';

/** Height of a chat in px. */
const heights: Readonly<Record<Layout, number>> = {grid: 440, row: 460, focus: 580, compare: 520};
/** Layouts in which chats can be out of sight: more than this many need a way to each. */
const MOST_IN_SIGHT = 2;

/** Whether a chat has a key that its copy can be kept from using. */
function usesKey(chat: ChatModel, keys: Secrets): boolean {
  const isHeld = chat.provider !== undefined && Boolean(keys[chat.provider]);
  return isHeld && !chat.dryRun && modeOfChat(chat)?.reply !== undefined;
}

/** The room where chats are set up, compared and taken along as code. */
export function Playground(): ReactNode {
  const {timeline, act, outcome, keeping, saver, takeTheirs, keepMine} = usePlayground();
  const {present, past, future} = timeline;
  const {chats, layout, shared} = present;
  const keys = useKeys();
  const permits = usePermits();
  const [open, setOpen] = useState<OpenDialog>();
  const [part, setPart] = useState<OpenPart>();
  const [focused, setFocused] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [speakers] = useState(() => new Speakers());
  const room = useRef<HTMLDivElement>(null);
  const [link, clearLink] = useWorkspaceLink();
  const deepLink = useDeepLink(act);
  const isDropping = useFileDrop((file) => setOpen({kind: 'import', file}));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '.' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setPart({kind: 'commands'});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  // Where there is room for one chat only, a chat that comes in is the one to show.
  const ids = chats.map(({id}) => id).join(' ');
  const [known, setKnown] = useState(ids);
  if (ids !== known) {
    setKnown(ids);
    const added = chats.find(({id}) => !known.split(' ').includes(id));
    if (added && past.length > 0) setFocused(added.id);
  }
  const openDialog = (dialog: OpenDialog) => {
    if ('id' in dialog && dialog.id) setFocused(dialog.id);
    setOpen(dialog);
  };
  const openPart = (next: OpenPart) => {
    if (next.id) setFocused(next.id);
    setPart(next);
  };

  const close = useCallback(() => setOpen(undefined), []);
  const closePart = useCallback(() => setPart(undefined), []);

  const names = shownNames(chats);
  const shown = chats.find(({id}) => id === focused) ?? chats[0];
  const recipients = chats.map((chat, index): Recipient => {
    const obstacle = obstacleOf(chat, accessOf(chat, keys, permits));
    const to = {id: chat.id, name: names[index] ?? '', isChosen: !chat.apart};
    return obstacle ? {...to, obstacle} : to;
  });
  const isSwitcherWide = layout === 'focus' || (layout !== 'grid' && chats.length > MOST_IN_SIGHT);

  const find = (id: string) => room.current?.querySelector<HTMLElement>(`[data-chat="${id}"]`);
  const send = (text: string, ids: readonly string[]) => {
    setWanted(true);
    for (const id of ids) speakers.of(id).say(text);
  };
  const goTo = (id: string) => {
    setFocused(id);
    requestAnimationFrame(() => find(id)?.scrollIntoView({block: 'nearest', inline: 'center'}));
  };
  const onTask = (id: string, task: ChatTask) => {
    const chat = chats.find((one) => one.id === id);
    if (task === 'settings' || task === 'code' || task === 'requests') setOpen({kind: task, id});
    // The copy of a chat that uses a key may use it only when the reader says so.
    else if (task === 'duplicate' && chat && usesKey(chat, keys)) setOpen({kind: task, id});
    else if (isChatPart(task)) setPart({kind: task, id});
    else if (task === 'earlier') act({type: 'move', id, by: -1});
    else if (task === 'later') act({type: 'move', id, by: 1});
    else act({type: task, id});
    if (task !== 'remove') return;
    // The button that had the focus is gone with its chat.
    const index = chats.findIndex((chat) => chat.id === id);
    const next = chats[index + 1] ?? chats[index - 1];
    if (next) setFocused(next.id);
    requestAnimationFrame(() => {
      const place = next && find(next.id);
      (place ?? room.current)?.querySelector<HTMLElement>('button, input')?.focus();
    });
  };

  return (
    <div ref={room} className={styles.room}>
      {isDropping && <p className={styles.drop}>Drop the file to import its chats</p>}
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
        onPart={(kind) => setPart({kind})}
      />
      <StatusLine outcome={outcome} onUndo={() => act({type: 'undo'})} />
      {deepLink.notice && <Notice onDismiss={deepLink.dismiss}>{deepLink.notice}</Notice>}
      <Notices keeping={keeping} saver={saver} takeTheirs={takeTheirs} keepMine={keepMine} />
      {chats.length > 1 && (
        <Composer
          recipients={recipients}
          speakers={speakers}
          onChoose={(id, isChosen) =>
            act({type: 'dress', id, changes: {apart: isChosen ? undefined : true}})
          }
          onSend={send}
          onIntent={() => setWanted(true)}
        />
      )}
      {chats.length > 1 && (
        <div data-for={isSwitcherWide ? undefined : 'narrow'}>
          <CardSwitcher
            chats={chats.map(({id}, index) => ({id, name: names[index] ?? ''}))}
            current={shown?.id}
            onChoose={goTo}
          />
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
            onMove={chats.length > 1 ? (by) => act({type: 'move', id: chat.id, by}) : undefined}
            onScenario={(scenario) => act({type: 'dress', id: chat.id, changes: {scenario}})}
            isFirst={index === 0}
            isLast={index === chats.length - 1}
            isShown={chat.id === shown?.id}
            isWanted={isWanted}
            speaker={speakers.of(chat.id)}
          />
        ))}
        {chats.length === 0 && (
          <p>There is no chat here. Add one, start from a template, or undo the last step.</p>
        )}
      </section>
      <PlaygroundDialogs
        open={open}
        workspace={present}
        names={names}
        act={act}
        onClose={close}
        link={link ?? deepLink.found}
        onLinkClose={link ? clearLink : deepLink.clear}
      />
      <ViewParts
        open={part}
        workspace={present}
        names={names}
        speakers={speakers}
        act={act}
        onClose={closePart}
        onPart={openPart}
        onOpen={openDialog}
      />
    </div>
  );
}

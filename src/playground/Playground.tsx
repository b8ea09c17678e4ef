import React, {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {ChatCard} from './chat/ChatCard';
import {Composer} from './chat/Composer';
import {isPressed, useCommands, useNames, type Command} from './commands/registry';
import {closeDialog, closePanel, goTo, openDialog, shownChat, usePlayground} from './store';
import {usePersistence} from './persist';
import {DialogHost} from './dialogs/DialogHost';
import {Toasts} from './Toasts';
import {Toolbar} from './toolbar/Toolbar';
import {useAddress, useFileDrop} from './useArrivals';
import styles from './Playground.module.css';
import {Button} from '../ui/Button';
import {LazyDialog} from '../ui/LazyDialog';
import {StateView} from '../ui/StateView';
import headerStyles from './toolbar/header.module.css';

/** Goes to one chat: where there is room for one it is shown instead, elsewhere it is scrolled to. */
function ChatTabs(): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const current = usePlayground(shownChat);
  const names = useNames();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = row.current?.querySelector('[aria-current]');
    shown?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [current?.id]);
  return (
    <div ref={row} className={headerStyles.chatTabs} role="group" aria-label="Shown chat">
      {chats.map(({id}, index) => (
        <Button key={id} aria-current={id === current?.id || undefined} onClick={() => goTo(id)}>
          {names[index]}
        </Button>
      ))}
    </div>
  );
}

/** Inputs in which nothing is typed. */
const NO_TEXT = '[type=radio], [type=checkbox], [type=range], [type=color], [type=file]';

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${NO_TEXT}), textarea, select`))
  );
}

/** Runs commands by their keys. Text fields keep their own undo; an open dialog keeps everything. */
function useShortcuts(commands: readonly Command[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commands.find(({shortcuts}) =>
      shortcuts?.some((shortcut) => isPressed(shortcut, event)),
    );
    if (!command || document.querySelector('dialog[open]')) return;
    // `Ctrl .` means nothing to a text field, so it works there too.
    if (event.key !== '.' && isTextField(event.composedPath()[0])) return;
    event.preventDefault();
    if (!command.isOff) command.run();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A row of more chats than this has some out of sight, so each of them gets a tab. */
const MAX_IN_SIGHT = 2;

const loadPanel = () => import('./panel/Panel').then(({Panel}) => Panel);

/** The workspace where you set up and compare chats and copy their code. */
export function Playground(): ReactNode {
  usePersistence();
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const layout = usePlayground(({workspace}) => workspace.layout);
  const hasPanel = usePlayground(({panel}) => panel !== undefined) && chats.length > 0;
  const focused = usePlayground((state) => state.focused);
  const revealed = usePlayground((state) => state.revealed);
  const [isWanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useAddress();
  const isDropping = useFileDrop((file) => openDialog({kind: 'import', file}));
  const {all} = useCommands();
  useShortcuts(all);
  useEffect(() => {
    place.current
      ?.querySelector(`[data-chat="${revealed?.id}"]`)
      ?.scrollIntoView({block: 'nearest', inline: 'center'});
  }, [revealed]);
  useEffect(() => {
    if (!focused) return;
    const card = focused.id ? `[data-chat="${focused.id}"] ` : '';
    place.current?.querySelector<HTMLElement>(card + (focused.part ?? 'button'))?.focus();
  }, [focused]);

  const hasTabs = layout === 'focus' || (layout === 'row' && chats.length > MAX_IN_SIGHT);
  return (
    <div ref={place} className={styles.workspace} data-panel={hasPanel ? 'open' : undefined}>
      {isDropping && <p className={styles.drop}>Drop the file to import its chats</p>}
      <Toolbar />
      <div className={styles.middle}>
        {chats.length > 1 && (
          <div data-for={hasTabs ? 'all' : 'narrow'}>
            <ChatTabs />
          </div>
        )}
        <section className={styles.chats} data-layout={layout} aria-label="Chats">
          {chats.map((chat, index) => (
            <ChatCard key={chat.id} chat={chat} name={names[index] ?? ''} isWanted={isWanted} />
          ))}
          {chats.length === 0 && (
            <StateView kind="empty" title="No chats">
              Add one, start from a template, or undo the last step.
            </StateView>
          )}
        </section>
        <Toasts />
      </div>
      {chats.length > 1 && <Composer isUsed={isWanted} onIntent={() => setWanted(true)} />}
      {hasPanel && <LazyDialog load={loadPanel} props={{onClose: closePanel}} />}
      <DialogHost onClose={closeDialog} />
    </div>
  );
}

import React, {useRef, useState, type ReactNode, useEffect, useCallback} from 'react';
import {ChatCard} from './chat/ChatCard';
import {Composer, type Recipient} from './chat/Composer';
import {ChatSessions} from './chat/chatSession';
import {DialogHost} from './dialogs/DialogHost';
import {accessOf} from './model/access';
import {obstacleOf} from './model/obstacles';
import {Panel} from './panel/Panel';
import {useKeys, usePermits} from './stores/keys';
import {Toasts} from './Toasts';
import {Toolbar} from './toolbar/Toolbar';
import {useCommands} from './useCommands';
import {useDeepLink} from './useDeepLink';
import {useFileDrop} from './useFileDrop';
import {usePlayground} from './usePlayground';
import styles from './Playground.module.css';
import {isPressed, type Command} from './commands/commands';
import {useHistory, useLocation} from '@docusaurus/router';
import type {CheckedWorkspace} from './model/checkWorkspace';
import {readPlaygroundLink} from '../example/playgroundLink';
import {fromExample} from './model/fromExample';
import {packedIn, unpackWorkspace} from './model/link';
import {Button} from '../ui/Button';
import {StateView} from '../ui/StateView';
import headerStyles from './toolbar/header.module.css';

interface Props {
  readonly chats: readonly {readonly id: string; readonly name: string}[];
  /** Id of the chat that is shown, or was gone to last. */
  readonly current: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Goes to one chat: where there is room for one it is shown instead, elsewhere it is scrolled to. */
function ChatTabs({chats, current, onChoose}: Props): ReactNode {
  return (
    <div className={headerStyles.chatTabs} role="group" aria-label="Shown chat">
      {chats.map(({id, name}) => (
        <Button key={id} aria-current={id === current || undefined} onClick={() => onChoose(id)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

/** The chats that the address brings, checked, and a way to take them out of the address. */
function useWorkspaceLink(): readonly [CheckedWorkspace | undefined, () => void] {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();
  const [found, setFound] = useState<CheckedWorkspace>();

  useEffect(() => {
    const example = readPlaygroundLink(hash);
    const packed = packedIn(hash);
    if (!example && packed === undefined) return undefined;
    const reading = example ? Promise.resolve(fromExample(example)) : unpackWorkspace(packed ?? '');
    let isCurrent = true;
    void reading.then((checked) => {
      if (isCurrent) setFound(checked);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  const clear = useCallback(() => {
    setFound(undefined);
    history.replace({pathname, search, hash: ''});
  }, [history, pathname, search]);

  return [found, clear];
}

/** Inputs in which nothing is typed. */
const NO_TEXT = '[type=radio], [type=checkbox], [type=range], [type=color], [type=file]';

function isTextField(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${NO_TEXT}), textarea, select`))
  );
}

/**
 * Runs commands by their keys. Text fields keep their own undo and take characters; an open dialog keeps
 * everything.
 */
function useShortcuts(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = latest.current.find(({shortcuts}) =>
        shortcuts?.some((shortcut) => isPressed(shortcut, event)),
      );
      if (!command || document.querySelector('dialog[open]')) return;
      // `Ctrl .` means nothing to a text field, so it works there too.
      if (event.key !== '.' && isTextField(event.composedPath()[0])) return;
      event.preventDefault();
      if (!command.isOff) command.run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A row of more chats than this has some out of sight, so each of them gets a tab. */
const MAX_IN_SIGHT = 2;

/** The workspace where you set up and compare chats and copy their code. */
export function Playground(): ReactNode {
  const {timeline, act, outcome, clearAll, ...saving} = usePlayground();
  const {present} = timeline;
  const {chats, layout, shared} = present;
  const keys = useKeys();
  const permits = usePermits();
  const [isWanted, setWanted] = useState(false);
  const [sessions] = useState(() => new ChatSessions());
  const place = useRef<HTMLDivElement>(null);
  const view = useCommands(timeline, act, sessions, place);
  const {commands, names, selected, panel} = view;
  const [link, clearLink] = useWorkspaceLink();
  const deepLink = useDeepLink(act);
  const brought = link ?? deepLink.found;
  const isDropping = useFileDrop((file) => view.open({kind: 'import', file}));
  useShortcuts(commands.all);

  const recipients = chats.map((chat, index): Recipient => {
    const obstacle = obstacleOf(chat, accessOf(chat, keys, permits));
    const to = {id: chat.id, name: names[index] ?? '', isChosen: !chat.skipBroadcast};
    return obstacle ? {...to, obstacle} : to;
  });
  const hasTabs = layout === 'focus' || (layout === 'row' && chats.length > MAX_IN_SIGHT);
  const goTo = (id: string) => {
    view.select(id);
    view.reveal(id);
  };

  return (
    <div ref={place} className={styles.workspace} data-panel={panel ? 'open' : undefined}>
      {isDropping && <p className={styles.drop}>Drop the file to import its chats</p>}
      <Toolbar count={chats.length} layout={layout} commands={commands} />
      <div className={styles.middle}>
        {chats.length > 1 && (
          <div data-for={hasTabs ? 'all' : 'narrow'}>
            <ChatTabs
              chats={chats.map(({id}, index) => ({id, name: names[index] ?? ''}))}
              current={selected?.id}
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
              commands={commands.ofChat(chat.id)}
              tab={panel && chat.id === selected?.id ? panel.tab : undefined}
              onRename={(name) => act({type: 'rename', id: chat.id, name})}
              onSelect={() => view.select(chat.id)}
              onMove={chats.length > 1 ? (by) => act({type: 'move', id: chat.id, by}) : undefined}
              onScenario={(scenario) =>
                act({
                  type: 'set appearance',
                  id: chat.id,
                  changes: {scenario: scenario === 'standard' ? undefined : scenario},
                })
              }
              isShown={chat.id === selected?.id}
              isWanted={isWanted}
              session={sessions.of(chat.id)}
            />
          ))}
          {chats.length === 0 && (
            <StateView kind="empty" title="No chats">
              Add one, start from a template, or undo the last step.
            </StateView>
          )}
        </section>
        <Toasts
          outcome={outcome}
          onUndo={commands.of('undo').run}
          link={deepLink}
          saving={saving}
          workspace={present}
        />
      </div>
      {chats.length > 1 && (
        <Composer
          recipients={recipients}
          sessions={sessions}
          compare={commands.of('compare')}
          onChoose={(id, isChosen) =>
            act({type: 'set appearance', id, changes: {skipBroadcast: isChosen ? undefined : true}})
          }
          onSend={(text, ids) => {
            setWanted(true);
            for (const id of ids) sessions.of(id).say(text);
          }}
          onIntent={() => setWanted(true)}
        />
      )}
      {panel && selected && (
        <Panel
          tab={panel.tab}
          opened={panel.opened}
          chat={selected}
          name={names[chats.indexOf(selected)] ?? ''}
          shared={shared}
          act={act}
          open={view.open}
          session={sessions.of(selected.id)}
          onBranch={(branch) => view.branch(selected.id, branch)}
          onTab={view.setTab}
          onClose={view.closePanel}
        />
      )}
      <DialogHost
        open={brought ? {kind: 'link', found: brought} : view.dialog}
        workspace={present}
        names={names}
        sessions={sessions}
        commands={commands.all}
        act={act}
        clearAll={clearAll}
        onClose={link ? clearLink : brought ? deepLink.clear : view.closeDialog}
      />
    </div>
  );
}

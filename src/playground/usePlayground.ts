import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {bringMessages} from './bringMessages';
import {outcomeOf, type Outcome} from './model/outcome';
import {begin, reduce, type Action, type Timeline} from './model/reducer';
import {firstWorkspace} from './model/workspace';
import {
  clearConversations,
  deleteUnused,
  hasUnsaved,
  loadConversations,
  pauseSaving,
  acceptSaved,
  bringConversation,
  conversationOf,
  messagesInChat,
  savedConversations,
} from './stores/conversations';
import {FIRST_SAVE_STATE, WorkspaceSaver, type SaveState} from './stores/WorkspaceSaver';
import {forgetKeys, loadKeys} from './stores/keys';
import {recordFetches} from './stores/recorder';
import {useStore} from './stores/store';
import {download} from './dialogs/download';
import {plainMessages} from './model/messages';
import {mergeTabs, type MergedTabs, type TabState} from './model/mergeTabs';
import {readSaved} from './stores/storage';

/**
 * The workspace of this tab together with the one that another tab has saved.
 *
 * @param whose - Whose chats stay; of the other ones only the messages are kept.
 * @returns undefined where nothing good is saved
 */
async function mergedWithSaved(
  {present, next}: Timeline,
  whose: 'theirs' | 'mine',
): Promise<MergedTabs | undefined> {
  const found = readSaved();
  if (found.state !== 'good') return undefined;
  const {saved, known} = await savedConversations();
  const theirs: TabState = {workspace: found.workspace, messagesOf: saved};
  const mine: TabState = {
    workspace: present,
    messagesOf: (chat) => plainMessages(messagesInChat(chat)),
  };
  const used = found.workspace.chats.flatMap(({id, conversation}) => [
    Number(id.slice(1)),
    conversation,
  ]);
  const free = Math.max(next, ...used.map((number) => number + 1));
  const merged =
    whose === 'theirs'
      ? mergeTabs(theirs, mine, known, 'this tab', free)
      : mergeTabs(mine, theirs, known, 'other tab', free);
  acceptSaved([...present.chats, ...found.workspace.chats], saved);
  return merged;
}

/** Gives the merged chats their messages. What found no chat becomes a file, so that it isn't lost. */
function bringMerged({messages, left}: MergedTabs): void {
  for (const {chat, messages: said} of messages) bringConversation(conversationOf(chat), said);
  if (left.length > 0) download('other-tab.json', `${JSON.stringify(left, null, 2)}\n`);
}

/** Everything that the room needs to show and change the workspace. */
export interface PlaygroundState {
  readonly timeline: Timeline;
  /** Takes an action over and says what it did. */
  readonly act: (action: Action) => void;
  /** What the last action did, unless that speaks for itself. */
  readonly outcome: Outcome | undefined;
  /** How saving goes. */
  readonly saveState: SaveState;
  readonly saver: WorkspaceSaver;
  /** Continues with the chats that another tab has saved. */
  readonly takeTheirs: () => Promise<void>;
  /** Saves what is here over what another tab has saved. */
  readonly keepMine: () => Promise<void>;
  /** Deletes everything that this browser keeps of the playground, without a way back. */
  readonly clearAll: () => void;
}

const savingOf = (saver: WorkspaceSaver) => ({
  kept: () => saver.touch(),
  conflict: () => saver.noteElsewhere(),
});

/** Keeps the workspace: restores it, saves it, undoes and redoes. */
export function usePlayground(): PlaygroundState {
  const [timeline, dispatch] = useReducer(reduce, firstWorkspace, begin);
  const [outcome, setOutcome] = useState<Outcome>();
  const [saver] = useState(() => new WorkspaceSaver());
  const saveState = useStore(saver.state, FIRST_SAVE_STATE);
  const current = useRef(timeline);

  useEffect(() => {
    current.current = timeline;
  });

  useEffect(() => {
    const found = saver.start(firstWorkspace);
    const chats = found.state === 'good' ? found.workspace.chats : firstWorkspace.chats;
    if (found.state === 'good') dispatch({type: 'restore', workspace: found.workspace});
    const stopKeys = loadKeys();
    const stopRecorder = recordFetches();
    void loadConversations(chats, savingOf(saver)).then(() => {
      // What cannot be read now may refer to conversations that must not be lost.
      if (found.state !== 'damaged') void deleteUnused(chats);
    });
    return () => {
      stopKeys();
      stopRecorder();
      // Leaving by a link inside the site unloads nothing, so the last edit is saved here.
      saver.stop();
    };
  }, [saver]);

  const {present} = timeline;
  useEffect(() => {
    saver.edit(present);
  }, [present, saver]);

  const {isElsewhere} = saveState;
  useEffect(() => {
    pauseSaving(isElsewhere);
    if (!isElsewhere) return undefined;
    // Messages written here since then aren't saved.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isElsewhere]);

  const act = useCallback((action: Action) => {
    const before = current.current;
    const after = reduce(before, action);
    setOutcome(outcomeOf(before, action, after));
    if (after === before) return;
    bringMessages(action, before);
    // A second action of the same moment builds on the first one.
    current.current = after;
    dispatch(action);
  }, []);

  const takeTheirs = useCallback(async () => {
    const merged = await mergedWithSaved(current.current, 'theirs');
    if (!merged || !saver.takeTheirs()) return;
    bringMerged(merged);
    act({type: 'adopt', workspace: merged.workspace});
    await loadConversations(merged.workspace.chats, savingOf(saver), true);
  }, [saver, act]);
  const keepMine = useCallback(async () => {
    const merged = await mergedWithSaved(current.current, 'mine');
    if (merged) {
      bringMerged(merged);
      if (merged.messages.length > 0) act({type: 'adopt', workspace: merged.workspace});
    }
    saver.keepMine();
  }, [saver, act]);

  const clearAll = useCallback(() => {
    const after = reduce(current.current, {type: 'clear all', workspace: firstWorkspace});
    saver.clear(after.present);
    // Before the chats go: they hand their messages over then.
    void clearConversations();
    act({type: 'clear all', workspace: firstWorkspace});
    forgetKeys();
  }, [saver, act]);

  return {timeline, act, outcome, saveState, saver, takeTheirs, keepMine, clearAll};
}

import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {bringMessages} from './bringMessages';
import {outcomeOf, type Outcome} from './model/outcome';
import {begin, reduce, type Action, type Timeline} from './model/reducer';
import {firstWorkspace} from './schema';
import {
  clearConversations,
  deleteUnused,
  hasUnsaved,
  loadConversations,
  pauseSaving,
  saveOver,
} from './stores/conversations';
import {FIRST_SAVE_STATE, WorkspaceSaver, type SaveState} from './stores/WorkspaceSaver';
import {forgetKeys, loadKeys} from './stores/keys';
import {recordFetches} from './stores/recorder';
import {useStore} from './stores/store';

/** Everything that the playground needs to show and change the workspace. */
export interface PlaygroundState {
  readonly timeline: Timeline;
  /** Takes an action over and says what it did. */
  readonly act: (action: Action) => void;
  /** What the last action did, unless that speaks for itself. */
  readonly outcome: Outcome | undefined;
  /** How saving goes. */
  readonly saveState: SaveState;
  readonly saver: WorkspaceSaver;
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

  const keepMine = useCallback(async () => {
    await saveOver(current.current.present.chats);
    saver.keepMine();
  }, [saver]);

  const clearAll = useCallback(() => {
    const after = reduce(current.current, {type: 'clear all', workspace: firstWorkspace});
    saver.clear(after.present);
    // Before the chats go: they hand their messages over then.
    void clearConversations();
    act({type: 'clear all', workspace: firstWorkspace});
    forgetKeys();
  }, [saver, act]);

  return {timeline, act, outcome, saveState, saver, keepMine, clearAll};
}

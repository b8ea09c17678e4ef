import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import {firstWorkspace} from './schema';
import {startOver} from './actions';
import {begin, usePlayground} from './store';
import {
  clearConversations,
  deleteUnused,
  hasUnsaved,
  loadConversations,
  saveOver,
} from './stores/conversations';
import {forgetKeys, loadKeys} from './stores/keys';
import {recordFetches} from './stores/chatLog';
import {useStore} from 'zustand';
import {WorkspaceSaver, type SaveState} from './persist';

export const saver = new WorkspaceSaver();

export const useSaveState = (): SaveState => useStore(saver.state);

export async function keepMine(): Promise<void> {
  saver.keepMine();
  await saveOver(usePlayground.getState().workspace.chats);
}

/** Deletes everything that this browser has saved of the playground. There is no undo. */
export function clearAll(): void {
  // The chats that go hand their messages over, so those are deleted after them.
  flushSync(() => startOver(firstWorkspace));
  void clearConversations();
  saver.clear(usePlayground.getState().workspace);
  forgetKeys();
}

/** Restores the saved workspace and saves it from then on, as long as the page is open. */
export function usePersistence(): void {
  useEffect(() => {
    const {record, damaged} = saver.start(firstWorkspace);
    const workspace = record?.workspace ?? firstWorkspace;
    begin(workspace);
    const stopKeys = loadKeys();
    const stopRecorder = recordFetches();
    const stopSaving = usePlayground.subscribe((state) => saver.edit(state.workspace));
    void loadConversations(workspace.chats, () => saver.claim()).then(() => {
      // What can't be read now may refer to conversations that must not be lost.
      if (record ?? !damaged) void deleteUnused(workspace.chats);
    });
    return () => {
      stopKeys();
      stopRecorder();
      stopSaving();
      // Leaving by a link inside the site unloads nothing, so the last edit is saved here.
      saver.stop();
    };
  }, []);

  const {isElsewhere} = useSaveState();
  useEffect(() => {
    if (!isElsewhere) return undefined;
    // Messages written here since then aren't saved.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isElsewhere]);
}

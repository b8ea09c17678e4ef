import {useMemo} from 'react';
import {useStore} from 'zustand';
import {shownNames} from '../model/workspace';
import {usePlayground} from '../store';
import {commandsOf, type Commands} from './registry';

/** Shown names of all chats, in their order. */
export function useNames(): readonly string[] {
  const chats = usePlayground(({workspace}) => workspace.chats);
  return useMemo(() => shownNames(chats), [chats]);
}

/** The commands as they are now. */
export function useCommands(): Commands {
  const workspace = usePlayground((state) => state.workspace);
  const canUndo = useStore(usePlayground.temporal, ({pastStates}) => pastStates.length > 0);
  const canRedo = useStore(usePlayground.temporal, ({futureStates}) => futureStates.length > 0);
  const names = useNames();
  return useMemo(
    () => commandsOf({workspace, names, canUndo, canRedo}),
    [workspace, names, canUndo, canRedo],
  );
}

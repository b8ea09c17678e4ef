import {useCallback, useEffect, useReducer, useRef, useState} from 'react';
import {begin, reduce, said, type Action, type Timeline} from './model/reducer';
import {firstWorkspace, shownNames} from './model/workspace';
import {readSaved, save, type Saved} from './stores/storage';

/** Edits are saved this many ms after the last one. */
const SAVE_AFTER = 300;

/** Everything that the room needs to show and change the workspace. */
export interface PlaygroundState {
  readonly timeline: Timeline;
  /** Takes an action over and says what it did. */
  readonly act: (action: Action) => void;
  /** What the last action did, for a status line. */
  readonly message: string;
  /** A saved workspace that could not be read, until the reader has seen it. */
  readonly damaged: Extract<Saved, {state: 'damaged'}> | undefined;
  readonly dismissDamaged: () => void;
  /** Whether the browser refused to save. */
  readonly isUnsaved: boolean;
}

/** Keeps the workspace: restores it, saves it, undoes and redoes. */
export function usePlayground(): PlaygroundState {
  const [timeline, dispatch] = useReducer(reduce, firstWorkspace, begin);
  const [message, setMessage] = useState('');
  const [damaged, setDamaged] = useState<PlaygroundState['damaged']>();
  const [isUnsaved, setUnsaved] = useState(false);
  const current = useRef(timeline);
  const saved = useRef(timeline.present);

  useEffect(() => {
    current.current = timeline;
  });

  useEffect(() => {
    const found = readSaved();
    // What is saved can be known only after React has taken the static page over.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (found.state === 'damaged') setDamaged(found);
    if (found.state !== 'good') return;
    saved.current = found.workspace;
    dispatch({type: 'restore', workspace: found.workspace});
  }, []);

  const {present} = timeline;
  useEffect(() => {
    if (present === saved.current) return undefined;
    const write = () => {
      if (present === saved.current) return;
      saved.current = present;
      setUnsaved(!save(present));
    };
    const timer = setTimeout(write, SAVE_AFTER);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [present]);

  // Leaving by a link inside the site unloads nothing, so the last edit is saved here.
  useEffect(
    () => () => {
      if (current.current.present !== saved.current) save(current.current.present);
    },
    [],
  );

  const act = useCallback((action: Action) => {
    const {present: now, past, future} = current.current;
    if (action.type === 'undo' && past.length === 0) return;
    if (action.type === 'redo' && future.length === 0) return;
    const index = 'id' in action ? now.chats.findIndex(({id}) => id === action.id) : -1;
    setMessage(said(action, shownNames(now.chats)[index] ?? '') ?? '');
    dispatch(action);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.composedPath()[0];
      const isText =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.matches('input:not([type=radio]), textarea, select'));
      const isZ = event.key.toLowerCase() === 'z';
      const isY = event.key.toLowerCase() === 'y' && !event.shiftKey;
      if (isText || event.altKey || !(event.ctrlKey || event.metaKey) || !(isZ || isY)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act({type: isY || event.shiftKey ? 'redo' : 'undo'});
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [act]);

  const dismissDamaged = useCallback(() => setDamaged(undefined), []);
  return {timeline, act, message, damaged, dismissDamaged, isUnsaved};
}

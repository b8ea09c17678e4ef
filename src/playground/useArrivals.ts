import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {addChat} from './actions';
import {NOT_LOADED} from './model/checkWorkspace';
import {openDialog, showNotice, usePlayground} from './store';

/** A hash that brings chats. What reads it is loaded for it. */
const BRINGS_CHATS = /[#&](example|workspace)=/;

/** Reads the address, and takes what it asks for out of it, so that a reload adds no second chat. */
export function useAddress(): void {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();

  useEffect(() => {
    const hasChats = BRINGS_CHATS.test(hash);
    if (!search && !hasChats) return undefined;
    let isCurrent = true;
    let stop: () => void = () => undefined;
    const read = async () => {
      const {fromHash, fromSearch} = await import('./model/fromAddress');
      const asked = fromSearch(search);
      const brought = asked ?? (hasChats ? await fromHash(hash) : undefined);
      if (!brought || !isCurrent) return;
      const {found, connection, notice} = brought;
      if (connection) addChat(connection);
      showNotice(notice);
      if (found) openDialog({kind: 'import', found});
      if (asked) history.replace({pathname, search: '', hash});
      else
        stop = usePlayground.subscribe(({dialog}) => {
          // Until it is closed, a reload shows the chats again.
          if (!dialog?.found) history.replace({pathname, search, hash: ''});
        });
    };
    read().catch(() => showNotice(NOT_LOADED.error));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [hash, search, pathname, history]);
}

/** Takes files that are dropped in the window and not on a chat. Whether a JSON file is over the window now. */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const {type, dataTransfer, eventPhase, defaultPrevented} = event;
      if (type === 'drop') setOver(false);
      // JSON is taken before the chats hear of it, other files after them.
      const isFirst = eventPhase === Event.CAPTURING_PHASE;
      const files = [...(dataTransfer?.items ?? [])].filter(({kind}) => kind === 'file');
      const item = isFirst ? files.find((one) => one.type === 'application/json') : files[0];
      if (!item || defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (type === 'dragover') {
        if (isFirst) setOver(true);
        return;
      }
      event.stopPropagation();
      const file = item.getAsFile();
      if (file) take(file);
    };
    // Leaving an element for another one is no end; leaving for nothing is the end of the window.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const stop = new AbortController();
    const {signal} = stop;
    for (const type of ['dragover', 'drop'] as const)
      for (const capture of [true, false]) window.addEventListener(type, onDrag, {capture, signal});
    window.addEventListener('dragleave', onLeave, {signal});
    return () => stop.abort();
  }, []);
  return isOver;
}

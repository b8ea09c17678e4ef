import {useEffect, useEffectEvent, useState} from 'react';

const JSON_TYPE = 'application/json';

/** Whether a file is JSON, as far as a browser tells: before the drop it tells no names. */
function isJson({type, name = ''}: {readonly type: string; readonly name?: string}): boolean {
  return type === JSON_TYPE || name.endsWith('.json');
}

/**
 * Calls back with a file that is dropped anywhere in the window. Chats take other files than JSON themselves;
 * what no chat takes is called back too, because the browser would leave the page for it.
 *
 * @returns whether a JSON file is over the window now
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      const {type, dataTransfer, eventPhase, defaultPrevented} = event;
      // JSON is taken before the chats hear of it, other files after them.
      const isFirst = eventPhase === Event.CAPTURING_PHASE;
      if (type === 'drop') setOver(false);
      const items = [...(dataTransfer?.items ?? [])].filter(({kind}) => kind === 'file');
      const files = type === 'drop' ? [...(dataTransfer?.files ?? [])] : items;
      const file = isFirst ? files.find(isJson) : files[0];
      if (!file || defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (!(file instanceof File)) {
        if (isFirst) setOver(true);
        return;
      }
      event.stopPropagation();
      take(file);
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

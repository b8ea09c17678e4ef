import {useEffect, useEffectEvent, useState} from 'react';

const JSON_TYPE = 'application/json';

function isJson({name, type}: File): boolean {
  return type === JSON_TYPE || name.endsWith('.json');
}

/** Whether files are dragged, and whether one of them is JSON, as far as a browser tells before the drop. */
function filesOf({dataTransfer}: DragEvent): {isFile: boolean; isJson: boolean} {
  const files = [...(dataTransfer?.items ?? [])].filter(({kind}) => kind === 'file');
  return {isFile: files.length > 0, isJson: files.some(({type}) => type === JSON_TYPE)};
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
    const hasDialog = () => document.querySelector('dialog[open]') !== null;
    // In the first phase, before the chats, which take files themselves.
    const onDragOverFirst = (event: DragEvent) => {
      if (hasDialog() || !filesOf(event).isJson) return;
      event.preventDefault();
      setOver(true);
    };
    const onDropFirst = (event: DragEvent) => {
      setOver(false);
      const file = [...(event.dataTransfer?.files ?? [])].find(isJson);
      if (!file || hasDialog()) return;
      event.preventDefault();
      event.stopPropagation();
      take(file);
    };
    const onDragOver = (event: DragEvent) => {
      if (!hasDialog() && filesOf(event).isFile) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented || hasDialog()) return;
      event.preventDefault();
      take(file);
    };
    // Leaving an element for another one is no end; leaving for nothing is the end of the window.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const stop = new AbortController();
    const {signal} = stop;
    window.addEventListener('dragover', onDragOverFirst, {capture: true, signal});
    window.addEventListener('drop', onDropFirst, {capture: true, signal});
    window.addEventListener('dragover', onDragOver, {signal});
    window.addEventListener('drop', onDrop, {signal});
    window.addEventListener('dragleave', onLeave, {signal});
    return () => stop.abort();
  }, []);
  return isOver;
}

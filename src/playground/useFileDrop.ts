import {useEffect, useRef, type RefObject} from 'react';

function jsonFile({dataTransfer}: DragEvent): File | undefined {
  const [file] = dataTransfer?.files ?? [];
  return file && (file.type === 'application/json' || file.name.endsWith('.json'))
    ? file
    : undefined;
}

/** Calls back with a JSON file that is dropped on the room. Other files are left to the chats. */
export function useFileDrop(room: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const target = room.current;
    if (!target) return undefined;
    const onDragOver = (event: DragEvent) => {
      const items = [...(event.dataTransfer?.items ?? [])];
      if (items.some(({kind, type}) => kind === 'file' && type === 'application/json'))
        event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      const file = jsonFile(event);
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(file);
    };
    // Before the chats, which take files over themselves.
    target.addEventListener('dragover', onDragOver, true);
    target.addEventListener('drop', onDrop, true);
    return () => {
      target.removeEventListener('dragover', onDragOver, true);
      target.removeEventListener('drop', onDrop, true);
    };
  }, [room]);
}

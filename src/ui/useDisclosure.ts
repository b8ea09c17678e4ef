import {useEffect, useRef, useState, type KeyboardEvent} from 'react';

/**
 * Opens and closes controls; the press of another place, the focus elsewhere and Escape close them.
 *
 * @returns `host` is for the element around the controls and their button, which has `aria-expanded`; `close`
 * goes back to the button.
 */
export function useDisclosure<T extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const host = useRef<T>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = ({target}: Event) => {
      if (!(target instanceof Node && host.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    host.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  return {
    host,
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) close();
    },
  };
}

import {useEffect, useRef, useState, type KeyboardEvent, type RefObject} from 'react';

/** Controls that a button opens and closes. */
export interface Disclosure<T extends HTMLElement> {
  /** Around the button and the controls; the button has `aria-expanded`. */
  readonly host: RefObject<T | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes the controls and goes back to the button. */
  readonly close: () => void;
  /** For the host: Escape closes. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Opens and closes controls; the press of another place, the focus elsewhere and Escape close them. */
export function useDisclosure<T extends HTMLElement>(): Disclosure<T> {
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
    onKeyDown: (event) => {
      if (event.key === 'Escape' && isOpen) close();
    },
  };
}

import {ownStyle, type Style} from './ownStyle';
import type {ChatConfig} from './types';

/**
 * Style of the element before the author's: it fills its place, and its font and colors are the
 * page's. The component asks Google Fonts for a font unless the inline style already names a family
 * when it renders; its other defaults (320 × 350 px, gray border, white) only fill what is empty then,
 * so those that hold for every chat are repeated here for a later change.
 */
const BASE: Style = {
  display: 'block',
  boxSizing: 'border-box',
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  maxWidth: '100%',
  maxHeight: '100%',
  fontFamily: 'inherit',
  fontSize: '0.9rem',
  backgroundColor: 'var(--chat-surface)',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderRadius: 'var(--radius-2)',
};

const WHOLE_BORDER = /^border$|^border(Top|Right|Bottom|Left|Block|Inline)(?!.*Radius)/;

/** The complete inline style of the element. An author's value replaces the base value that it covers. */
export function hostStyle(config: ChatConfig): Style {
  const own = ownStyle(config);
  const names = Object.keys(own);
  const covered = (name: string) =>
    names.some((set) => {
      if (name === 'backgroundColor') return set.startsWith('background');
      if (name === 'borderRadius') return set.startsWith('border') && set.endsWith('Radius');
      if (name.startsWith('border')) return set === name || WHOLE_BORDER.test(set);
      return set === name;
    });
  const base = Object.entries(BASE).filter(([name]) => !covered(name));
  return {...Object.fromEntries(base), ...own};
}

/** Whether the frame around the chat is the host's, and so its color that of the skin. */
export function hasHostBorder(config: ChatConfig): boolean {
  return !Object.keys(ownStyle(config)).some((name) => /^border(?!.*Radius)/.test(name));
}

/** Whether the author fixed the background, so that the skin has to suit it in both color modes. */
export function hasOwnBackground(config: ChatConfig): boolean {
  return Object.keys(ownStyle(config)).some((name) => name.startsWith('background'));
}

const UNITLESS = /^(opacity|zIndex|lineHeight|fontWeight|flex|order|zoom)$/;

/** Gives an element its complete inline style, replacing the one before. */
export function applyHostStyle(element: HTMLElement, config: ChatConfig): void {
  element.removeAttribute('style');
  for (const [name, value] of Object.entries(hostStyle(config))) {
    const text = typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value);
    if (name.includes('-')) element.style.setProperty(name, text);
    else Reflect.set(element.style, name, text);
  }
}

import type {IconName} from '../../ui/Icon';

/** Keys that run a command. `isMod` is Ctrl, or ⌘ on a Mac. */
export interface Shortcut {
  readonly key: string;
  readonly isMod?: true;
  readonly isShift?: true;
}

/** Something that a user can do, ready to run. Toolbar, menus, keyboard and palette show the same ones. */
export interface Command {
  /** Unique among the commands of the playground; those of a chat end with its id. */
  readonly id: string;
  /** Full name, as the palette shows it: `Settings of Claude`. */
  readonly label: string;
  /** Short name for menus and buttons that say elsewhere which chat they mean: `Settings`. */
  readonly word: string;
  readonly icon?: IconName;
  /** The first one is shown. */
  readonly shortcuts?: readonly Shortcut[];
  /** Group of the menu that shows it; absent where no menu does. */
  readonly menu?: number;
  /** Whether there is nothing to do now: the button is off, and the palette leaves the command out. */
  readonly isOff: boolean;
  readonly run: () => void;
}

/** Keys as people read them: `Ctrl Shift Z`, or `⌘ Shift Z` on an Apple keyboard. */
export function shortcutText({key, isMod, isShift}: Shortcut, isApple: boolean): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return [isMod && (isApple ? '⌘' : 'Ctrl'), isShift && 'Shift', name].filter(Boolean).join(' ');
}

/** Whether these keys are pressed in this event. */
export function isPressed({key, isMod, isShift}: Shortcut, event: KeyboardEvent): boolean {
  if (event.altKey || Boolean(isMod) !== (event.ctrlKey || event.metaKey)) return false;
  // Characters such as `?` already depend on Shift.
  const isLetter = /^[a-z]$/i.test(key);
  if (isLetter && Boolean(isShift) !== event.shiftKey) return false;
  return event.key.toLowerCase() === key.toLowerCase();
}

/** Keys that belong to a control instead of a command. */
export const CONTROL_KEYS = [
  {keys: 'Enter', does: 'Send the message'},
  {keys: 'Shift Enter', does: 'Start a new line'},
  {keys: '← →', does: 'Move a chat, on its handle; change the tab, on the panel’s tabs'},
  {keys: 'Esc', does: 'Close the topmost dialog, menu or panel'},
] as const;

/** The commands that contain all words of the query, those that begin with it first. */
export function found(commands: readonly Command[], query: string): readonly Command[] {
  const text = query.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const matching = commands.filter(({label}) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  const begins = ({label}: Command) => Number(label.toLowerCase().startsWith(text));
  return [...matching].sort((one, other) => begins(other) - begins(one));
}

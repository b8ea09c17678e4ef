/** Something that can be done by its name. */
export interface Command {
  readonly label: string;
  readonly run: () => void;
}

/** The keys of the playground; ⌘ stands for Ctrl on a Mac. */
export const SHORTCUTS = [
  {keys: 'Ctrl .', does: 'Open these commands'},
  {keys: 'Ctrl Z', does: 'Undo, outside of text fields'},
  {keys: 'Ctrl Shift Z', does: 'Redo'},
  {keys: 'Enter', does: 'Send the message'},
  {keys: 'Shift Enter', does: 'Begin a new line'},
  {keys: '← →', does: 'Move a chat, on its handle'},
  {keys: 'Esc', does: 'Close the topmost dialog or menu'},
] as const;

/** The commands that have all words of the query, those that begin with it first. */
export function found(commands: readonly Command[], query: string): readonly Command[] {
  const text = query.trim().toLowerCase();
  const words = text.split(/\s+/).filter(Boolean);
  const matching = commands.filter(({label}) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  const begins = ({label}: Command) => Number(label.toLowerCase().startsWith(text));
  return [...matching].sort((one, other) => begins(other) - begins(one));
}

/** Where a chat is placed in a page. */
export const PLACEMENTS = [
  {id: 'inline', name: 'In the page', help: 'Between other content, with its own height.'},
  {id: 'page', name: 'Whole page', help: 'Fills the window, like an assistant app.'},
  {id: 'launcher', name: 'Launcher', help: 'Opens from a button in the corner.'},
  {id: 'phone', name: 'Phone', help: 'Fills a phone’s screen, inside its safe area.'},
] as const;

/** Id of one of the {@link PLACEMENTS}. */
export type Placement = (typeof PLACEMENTS)[number]['id'];

/** A placement of unknown origin; undefined for the usual one and for anything else. */
export function checkPlacement(given: unknown): Placement | undefined {
  const id = PLACEMENTS.find((placement) => placement.id === given)?.id;
  return id === 'inline' ? undefined : id;
}

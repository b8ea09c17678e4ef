/** Where a chat is placed in a page. */
export const PLACEMENTS = [
  {id: 'inline', name: 'In the page', help: 'Between the other content, with a height of its own.'},
  {id: 'page', name: 'Whole page', help: 'Fills the window, as an assistant of its own.'},
  {id: 'launcher', name: 'Launcher', help: 'Behind a button in the corner that opens it.'},
  {id: 'phone', name: 'Phone', help: 'Fills the screen of a phone, with a safe margin.'},
] as const;

/** Id of one of the {@link PLACEMENTS}. */
export type Placement = (typeof PLACEMENTS)[number]['id'];

/** A placement of unknown origin; undefined for the usual one and for anything else. */
export function checkPlacement(given: unknown): Placement | undefined {
  const id = PLACEMENTS.find((placement) => placement.id === given)?.id;
  return id === 'inline' ? undefined : id;
}

/** Whether an element is in a part of the page that its reader hasn't opened, so that it has no place there. */
export function isInClosedPart(element: Element): boolean {
  return element.closest('details:not([open]) > :not(summary)') !== null;
}

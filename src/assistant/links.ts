/**
 * The place within the site that a click asks for: path, query and fragment; nothing for clicks that
 * the browser has to handle, such as those for a new tab, on other sites or on no link at all.
 */
export function siteLinkAt(event: MouseEvent, baseUrl: string): string | undefined {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);
  if (!isPlain || !link || event.defaultPrevented) return undefined;
  const {origin, pathname, search, hash} = new URL(link.href);
  const isHere = origin === window.location.origin && pathname.startsWith(baseUrl);
  return isHere ? pathname + search + hash : undefined;
}

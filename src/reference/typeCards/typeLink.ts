/** A name of a type that leads to its description. */
export interface TypeLink {
  readonly name: string;
  readonly element: HTMLAnchorElement;
}

/** The link around a part of a page's text, if its text is code that could be the name of a type. */
export function typeLinkAt(target: EventTarget | null): TypeLink | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLAnchorElement>('.markdown a[href*="#"]');
  const name = element?.textContent ?? '';
  if (!element || !/^[A-Z]\w+$/.test(name)) return undefined;
  return element.closest('code') || element.querySelector('code') ? {name, element} : undefined;
}

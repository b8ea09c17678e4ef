import React, {useEffect, useMemo, type ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TOCItems';
import TOCItemTree from '@theme/TOCItems/Tree';
import {isInClosedPart} from '../../lib/isInClosedPart';

/**
 * The heading that the reader is at: the first in the upper half of the window, else the last one above. At the
 * top of a page it is the first one. Those in closed parts of the page are nowhere.
 */
function currentHeading(selector: string): Element | undefined {
  const headings = [...document.querySelectorAll(selector)].filter(
    (heading) => !isInClosedPart(heading),
  );
  const edge = document.querySelector('.navbar')?.clientHeight ?? 0;
  const index = headings.findIndex((heading) => heading.getBoundingClientRect().top >= edge);
  const first = headings[index];
  if (!first) return headings.at(-1);
  const {bottom} = first.getBoundingClientRect();
  return bottom < window.innerHeight / 2 ? first : (headings[index - 1] ?? first);
}

/** Marks the entry of the heading that the reader is at. */
function useHighlight(className: string, activeName: string | undefined, selector: string): void {
  useEffect(() => {
    if (!activeName) return undefined;
    const update = () => {
      const hash = `#${currentHeading(selector)?.id ?? ''}`;
      for (const link of document.getElementsByClassName(className))
        if (link instanceof HTMLAnchorElement)
          link.classList.toggle(activeName, decodeURIComponent(link.hash) === hash);
    };
    update();
    document.addEventListener('scroll', update, {passive: true});
    return () => document.removeEventListener('scroll', update);
  }, [className, activeName, selector]);
}

/** A long name can break before each of its capitals. */
const breakable = (html: string) =>
  html.replace(/\w{16,}/g, (name) => name.replace(/[a-z](?=[A-Z])/g, '$&<wbr>'));

/** Most entries that are in sight at a time. A list that would have more is of level 2 only. */
const MAX_ENTRIES = 20;

/** The contents beside a page; a phone's are in a part that opens and has its own title. */
const BESIDE = 'table-of-contents table-of-contents__left-border';

/** The entries of a table of contents. */
export default function TOCItems({
  toc,
  className = BESIDE,
  linkClassName = 'table-of-contents__link',
  linkActiveClassName,
  minHeadingLevel,
  maxHeadingLevel,
}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const first = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const deepest = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const last = toc.filter(({level}) => level <= deepest).length > MAX_ENTRIES ? first : deepest;
  const entries = useMemo(
    () => toc.map((item) => ({...item, value: breakable(item.value)})),
    [toc],
  );
  const tree = useFilteredAndTreeifiedTOC({
    toc: entries,
    minHeadingLevel: first,
    maxHeadingLevel: last,
  });
  const levels = Array.from({length: last - first + 1}, (_, more) => `h${first + more}.anchor`);
  useHighlight(linkClassName ?? '', linkActiveClassName, levels.join());
  return (
    <>
      {className === BESIDE && <p className="table-of-contents__title">On this page</p>}
      <TOCItemTree toc={tree} className={className} linkClassName={linkClassName} />
    </>
  );
}

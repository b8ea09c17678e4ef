import React, {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Details} from './Details';
import {headings} from './headings';
import styles from './Details.module.css';

/** A heading with what follows it, or what comes before the first heading. */
interface Part {
  readonly heading?: ReactElement;
  readonly content: ReactNode[];
}

/** Divides the children at the headings of the first heading's level. */
function partsOf(children: ReactNode): Part[] {
  const all: unknown[] = Object.values(headings);
  const parts: Part[] = [{content: []}];
  let level: unknown;
  for (const child of Children.toArray(children)) {
    if (isValidElement(child) && all.includes(child.type)) level ??= child.type;
    if (isValidElement(child) && child.type === level) parts.push({heading: child, content: []});
    else parts.at(-1)?.content.push(child);
  }
  return parts;
}

/**
 * Sections of which a reader needs one or two: each is closed under its heading. Links to the heading, search
 * and find-in-page open it.
 */
export function Folded({children}: {readonly children: ReactNode}): ReactNode {
  return partsOf(children).map(({heading, content}, index) =>
    heading ? (
      <Details key={heading.key} className={styles.section}>
        <summary>{heading}</summary>
        {content}
      </Details>
    ) : (
      <React.Fragment key={index}>{content}</React.Fragment>
    ),
  );
}

import React, {
  Children,
  createElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import MDXHeading from '@theme/MDXComponents/Heading';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Details} from './Details';
import styles from './Details.module.css';

/** A heading with what follows it, or what comes before the first heading. */
interface Part {
  readonly heading?: ReactElement<ComponentProps<'h2'>>;
  readonly content: ReactNode[];
}

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** What the headings of a page are drawn with, by level. */
export const headings = Object.fromEntries(
  LEVELS.map((as) => [as, (props: ComponentProps<'h2'>) => <MDXHeading as={as} {...props} />]),
);

const ALL: readonly unknown[] = Object.values(headings);

function isHeading(child: ReactNode): child is ReactElement<ComponentProps<'h2'>> {
  return isValidElement(child) && ALL.includes(child.type);
}

/** Divides the children at the headings of the first heading's level. */
function partsOf(children: ReactNode): Part[] {
  const parts: Part[] = [{content: []}];
  let level: unknown;
  for (const child of Children.toArray(children)) {
    if (!isHeading(child)) parts.at(-1)?.content.push(child);
    else {
      level ??= child.type;
      if (child.type === level) parts.push({heading: child, content: []});
      else parts.at(-1)?.content.push(child);
    }
  }
  return parts;
}

/** A heading without the link to itself, which appears beside what opens the part, not in it. */
function SummaryHeading({of}: {readonly of: ReactElement<ComponentProps<'h2'>>}): ReactNode {
  const level = LEVELS.find((each) => headings[each] === of.type) ?? 'h3';
  const {id, className = '', children} = of.props;
  const links = useBrokenLinks();
  if (id) links.collectAnchor(id);
  return createElement(level, {id, className: `anchor ${className}`}, children);
}

/**
 * Sections of which a reader needs one or two: each is closed under its heading. Links to the heading, search
 * and find-in-page open it.
 */
export function Folded({children}: {readonly children: ReactNode}): ReactNode {
  return partsOf(children).map(({heading, content}, index) =>
    heading ? (
      <div key={heading.key} className={styles.section}>
        <Details>
          <summary>
            <SummaryHeading of={heading} />
          </summary>
          {content}
        </Details>
        <Link
          className="hash-link"
          to={`#${heading.props.id}`}
          aria-label="Direct link"
          aria-describedby={heading.props.id}
        />
      </div>
    ) : (
      <React.Fragment key={index}>{content}</React.Fragment>
    ),
  );
}

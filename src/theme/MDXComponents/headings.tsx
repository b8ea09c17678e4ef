import React, {type ComponentProps, type ReactNode} from 'react';
import MDXHeading from '@theme/MDXComponents/Heading';

const heading = (as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading(props: ComponentProps<'h2'>): ReactNode {
    return <MDXHeading as={as} {...props} />;
  };

/** What the headings of a page are drawn with, by level. */
export const headings = {
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
};

import React, {type ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeInline from '@theme/CodeInline';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import CodeFence from '@site/src/theme/CodeFence';
import Scrollable from '../../ui/Scrollable';
import * as reference from '@site/src/reference';
import {LiveExample} from '@site/src/example';
import {Details} from './Details';
import styles from './styles.module.css';

/** A table that scrolls inside its own box, so that no page scrolls sideways. */
function Table(props: ComponentProps<'table'>) {
  return (
    <Scrollable as="div" label="Table" className={styles.scroll}>
      <table {...props} />
    </Scrollable>
  );
}

function Picture({alt, ...props}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" alt={alt ?? ''} {...props} />;
}

const heading = (as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
  function Heading(props: ComponentProps<'h2'>) {
    return <MDXHeading as={as} {...props} />;
  };

/**
 * What the elements of a page are drawn with. Not the theme's list: that would bring its code block,
 * animated details and diagrams to pages that have none (code fences are `CodeFence`, see `src/plugins/fence-texts`).
 */
const components = {
  ...reference,
  Head,
  a: MDXA,
  admonition: Admonition,
  code: CodeInline,
  Details,
  h1: (props: ComponentProps<'h1'>) => <MDXHeading as="h1" {...props} />,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Picture,
  table: Table,
  CodeFence,
  LiveExample,
};

export default components;

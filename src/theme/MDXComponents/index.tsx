import React, {type ComponentProps} from 'react';
import Head from '@docusaurus/Head';
import Admonition from '@theme/Admonition';
import CodeInline from '@theme/CodeInline';
import MDXA from '@theme/MDXComponents/A';
import CodeFence from '@site/src/theme/CodeFence';
import {Table} from '../../ui/Table';
import * as reference from '@site/src/reference/Api';
import {TypeCards} from '@site/src/reference/typeCards';
import {LiveExample} from '@site/src/example/block/LazyExample';
import {Details} from './Details';
import {Folded, headings} from './Folded';

function Picture({alt, ...props}: ComponentProps<'img'>) {
  return <img loading="lazy" decoding="async" alt={alt ?? ''} {...props} />;
}

/**
 * What the elements of a page are drawn with. Not the theme's list: that would bring its code block,
 * animated details and diagrams to pages that have none (code fences are `CodeFence`, see `src/plugins/fence-texts`).
 */
const components = {
  ...reference,
  ...headings,
  Head,
  a: MDXA,
  admonition: Admonition,
  code: CodeInline,
  Details,
  Folded,
  img: Picture,
  table: Table,
  CodeFence,
  LiveExample,
  /** MDX draws it around the text of each page. */
  wrapper: TypeCards,
};

export default components;

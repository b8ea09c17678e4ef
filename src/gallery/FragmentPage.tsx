import React, {type ComponentType, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import site from '../ui/site.module.css';
import {fragments} from './allFragments';
import {places, type FragmentParts} from '../data/fragment';

interface Props {
  readonly route: {readonly path: string};
  /** The component that shows the part with sample props, or those of several parts. */
  readonly part: ComponentType | FragmentParts;
}

/** One part of the site on its own: what it does, where it is used, and the part itself. */
export default function FragmentPage({route, part}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  // Looked up here, because a route's own data would be one more entry in every page's first load.
  // With the setting SITE_TRAILING_SLASH a route ends with a slash that the list does not have.
  const own = route.path.replace(/\/$/, '');
  const fragment = fragments.find(({path}) => `${baseUrl}${path.slice(1)}` === own);
  if (!fragment)
    throw new Error(`No list of parts (src/gallery/allFragments.ts) has ${route.path}.`);
  const name = own.slice(own.lastIndexOf('/') + 1);
  const Part = typeof part === 'function' ? part : part[name];
  if (!Part) throw new Error(`src/${fragment.module} has no part "${name}".`);
  const {title, summary, usedOn, isPage = false} = fragment;
  return (
    <Layout title={title} description={summary}>
      {!isPage && (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      )}
      <main className={site.page}>
        <nav className={clsx('theme-doc-breadcrumbs', site.way)} aria-label="Breadcrumbs">
          <ul className="breadcrumbs">
            <li className="breadcrumbs__item">
              <Link className="breadcrumbs__link" to={isPage ? usedOn : '/gallery'}>
                {isPage ? places[usedOn] : 'Gallery of parts'}
              </Link>
            </li>
            <li className="breadcrumbs__item">
              <span className="breadcrumbs__link">{title}</span>
            </li>
          </ul>
        </nav>
        <h1>{title}</h1>
        <p className={site.lead}>
          {summary}
          {!isPage && usedOn !== '/gallery' && (
            <>
              {' '}
              Used on <Link to={usedOn}>{places[usedOn]}</Link>.
            </>
          )}
        </p>
        <Part />
      </main>
    </Layout>
  );
}

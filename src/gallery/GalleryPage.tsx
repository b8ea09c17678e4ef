import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import site from '../ui/site.module.css';
import {fragmentGroups} from './allFragments';

/** All parts that open on their own, grouped by where they belong. */
export function GalleryPage(): ReactNode {
  return (
    <Layout
      title="Gallery of parts"
      description="Every part of this site that opens on its own page: the panels of Home, the steps of Start, the examples of Features and the tools of the playground."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={site.page}>
        <h1>Gallery of parts</h1>
        <p className={site.lead}>
          Each part of the site opens here on its own, with sample values, so that it can be tried,
          tested and linked to.
        </p>
        {Object.entries(fragmentGroups).map(([title, fragments]) => (
          <section key={title} className="margin-top--lg">
            <h2>{title}</h2>
            <ul className={site.entries}>
              {fragments.map((fragment) => (
                <li key={fragment.path}>
                  <Link to={fragment.path}>{fragment.title}</Link>
                  <p>{fragment.summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}

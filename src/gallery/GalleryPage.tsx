import React, {type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Example from '@site/docs/_example.mdx';
import styles from './fragments.module.css';
import {LiveExample} from '../example';
import {fragmentGroups} from './allFragments';

import componentsStyles from './components/Components.module.css';
import {specimens} from './components/specimens';

/** Every shared component with its states, in both color modes. */
function Components(): ReactNode {
  return (
    <section className={componentsStyles.components} aria-labelledby="components">
      <h2 id="components">Components</h2>
      <p>The components of src/ui in every state, light and dark side by side.</p>
      {specimens.map(({name, says, Specimen}) => (
        <section key={name} className={componentsStyles.specimen} aria-label={name}>
          <h3>{name}</h3>
          <p>{says}</p>
          <div className={componentsStyles.modes}>
            {(['light', 'dark'] as const).map((mode) => (
              <div
                key={mode}
                className={componentsStyles.mode}
                data-theme={mode}
                role="group"
                aria-label={`${name}, ${mode}`}
              >
                <Specimen mode={mode} />
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className={componentsStyles.specimen} aria-label="Example block">
        <h3>Example block</h3>
        <p>A running chat with its code for each framework, in the color mode of the page.</p>
        <MDXProvider components={{LiveExample}}>
          <Example />
        </MDXProvider>
      </section>
    </section>
  );
}

/** All parts that open on their own, grouped by where they belong. */
export function GalleryPage(): ReactNode {
  return (
    <Layout
      title="Gallery of parts"
      description="Every part of this site that opens on its own page: the panels of Home, the steps of Start, the demonstrations of Features and the tools of the playground."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>Gallery of parts</h1>
        <p className={styles.lead}>
          Each part of the site opens here on its own, with sample values, so that it can be tried,
          tested and linked to. The components they share follow below, in every state.
        </p>
        {fragmentGroups
          .filter(({fragments}) => fragments.length > 0)
          .map(({title, fragments}) => (
            <section key={title} className={styles.group}>
              <h2>{title}</h2>
              <ul className={styles.list}>
                {fragments.map((fragment) => (
                  <li key={fragment.path}>
                    <Link to={fragment.path}>{fragment.title}</Link>
                    <p>{fragment.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        <Components />
      </main>
    </Layout>
  );
}

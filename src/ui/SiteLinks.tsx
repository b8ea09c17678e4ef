import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSettings} from '../config/useSettings';
import styles from './site.module.css';
import {sitemap} from '../data/siteLinks';

/** The map of the site: its pages in groups, and the component's repository. */
export function SiteMap({label}: {readonly label: string}): ReactNode {
  const {repositoryUrl} = useSettings();
  return (
    <nav aria-label={label} className={styles.map}>
      {sitemap.map(({title, links}) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {links.map(({label: text, to}) => (
              <li key={to}>
                <Link to={to === 'repository' ? repositoryUrl : to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

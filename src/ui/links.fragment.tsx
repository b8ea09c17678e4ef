import React from 'react';
import type {FragmentParts} from '../data/fragment';
import {ActionLink, ExploreLink} from './ActionLink';
import {SiteMap} from './SiteLinks';
import styles from './site.module.css';

/** Links that lead on, and those of the footer. */
export default {
  ActionLink: () => (
    <>
      <ActionLink to="/start">Guided start</ActionLink>{' '}
      <ActionLink to="/features/features" quiet>
        See the features
      </ActionLink>
      <p>
        <ExploreLink to="/docs/introduction">Read the introduction</ExploreLink>
      </p>
    </>
  ),
  SiteLinks: () => (
    <div className={styles.footer}>
      <SiteMap label="Map of the site, sample" />
    </div>
  ),
} satisfies FragmentParts;

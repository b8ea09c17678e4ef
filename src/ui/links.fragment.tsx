import React, {type ReactNode} from 'react';
import type {FragmentParts} from '../data/fragment';
import {ActionButton, ActionLink, ExploreLink} from './ActionLink';
import styles from './site.module.css';
import {SiteMap} from './SiteLinks';

/** The forms of a link that leads on, each with the place that it is for. */
const forms: readonly {readonly name: string; readonly sample: ReactNode}[] = [
  {name: 'The first thing to do', sample: <ActionLink to="/start">Guided start</ActionLink>},
  {
    name: 'Another way, beside it',
    sample: (
      <ActionLink to="/features/features" quiet>
        See the features
      </ActionLink>
    ),
  },
  {
    name: 'More about what was just read',
    sample: <ExploreLink to="/docs/introduction">Read the introduction</ExploreLink>,
  },
  {
    name: 'Something that happens on this page',
    sample: <ActionButton onClick={() => window.scrollTo({top: 0})}>Back to the top</ActionButton>,
  },
];

/** Every form in its use, and what they are together. */
function ActionLinkSample(): ReactNode {
  return (
    <dl className={styles.forms}>
      {forms.map(({name, sample}) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The links of the footer, on their own. */
function SiteMapSample(): ReactNode {
  return (
    <div className={styles.footer}>
      <SiteMap label="Map of the site, sample" />
    </div>
  );
}

/** Samples of links. */
export default {
  ActionLink: ActionLinkSample,
  SiteLinks: SiteMapSample,
} satisfies FragmentParts;

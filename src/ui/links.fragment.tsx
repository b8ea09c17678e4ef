import Footer from '@theme/Footer';
import React from 'react';
import type {FragmentParts} from '../data/fragment';
import {ActionLink, ExploreLink} from './ActionLink';

/** Links that lead on, and the footer. */
export default {
  exploreButton: () => (
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
  footer: Footer,
} satisfies FragmentParts;

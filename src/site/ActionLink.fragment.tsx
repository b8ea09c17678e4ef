import React, {type ReactNode} from 'react';
import {ActionLink, ExploreLink} from './ActionLink';

/** The three forms of a link that leads on. */
export default function ActionLinkSample(): ReactNode {
  return (
    <>
      <p>
        <ActionLink to="/start">Start</ActionLink>
      </p>
      <p>
        <ActionLink to="/features/features" quiet>
          See the features
        </ActionLink>
      </p>
      <p>
        <ExploreLink to="/docs/introduction">Read the introduction</ExploreLink>
      </p>
    </>
  );
}

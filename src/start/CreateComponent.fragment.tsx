import React, {type ReactNode} from 'react';
import {ExploreLink} from '../ui/ActionLink';
import {StepFrame} from './StepFrame';

/** First step: install and place the element. */
export default function CreateComponent(): ReactNode {
  return (
    <StepFrame path="/start/createComponent">
      <h2>Install it and place it</h2>
      <p>
        Choose your framework below. Run the install command (HTML needs none: it loads the
        component from a CDN), then save the file. It is complete and runs as it is.
      </p>
      <ExploreLink to="/docs/installation">Installation</ExploreLink>
    </StepFrame>
  );
}

import React, {type ReactNode} from 'react';
import {CollapsibleSection} from '../../ui/CollapsibleSection';

/** Two sections, one of them open. */
export default function CollapsibleSectionSample(): ReactNode {
  return (
    <div style={{maxWidth: '36rem'}}>
      <CollapsibleSection title="Settings" note="2 of 10 set" isOpen>
        Temperature 0.3, at most 400 tokens.
      </CollapsibleSection>
      <CollapsibleSection title="Request headers" note="secrets are masked">
        content-type: application/json
      </CollapsibleSection>
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {DialogButtons} from '../../ui/DialogButtons';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {IconButton} from '../../ui/IconButton';
import {providers} from '../../data/providers';
import {ProviderLogo} from '../chat/ProviderLogo';
import type {ProviderKey} from '../../providers/types';
import {Select} from '../../ui/Select';

/** The two buttons, and which one was used. */
function DialogButtonsSample(): ReactNode {
  const [used, setUsed] = useState('none yet');
  return (
    <>
      <div style={{display: 'flex', gap: '0.5rem'}}>
        <DialogButtons
          action="Apply"
          onCancel={() => setUsed('Cancel')}
          onAction={() => setUsed('Apply')}
        />
      </div>
      <p role="status">Used: {used}</p>
    </>
  );
}

/** Two sections, one of them open. */
function CollapsibleSectionSample(): ReactNode {
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

/** Buttons without words, whose words appear on hover and focus. */
function TooltipSample(): ReactNode {
  const [used, setUsed] = useState('none yet');
  return (
    <div style={{minHeight: '6rem'}}>
      {(['settings', 'code', 'requests'] as const).map((icon) => {
        const label = `Open the ${icon}`;
        return <IconButton key={icon} icon={icon} label={label} onClick={() => setUsed(label)} />;
      })}
      <p role="status">Used: {used}</p>
    </div>
  );
}

const options = providers.map(({key, name}) => ({id: key, name}));

/** A provider chosen from a list, with its mark. */
function SelectSample(): ReactNode {
  const [provider, setProvider] = useState<ProviderKey>('openAI');
  return (
    <div style={{display: 'grid', gap: '0.75rem', maxWidth: '20rem'}}>
      <Select label="Provider" value={provider} options={options} onChange={setProvider} />
      <p role="status">
        <ProviderLogo provider={provider} /> {options.find(({id}) => id === provider)?.name}
      </p>
    </div>
  );
}

/** Samples of controls that the playground uses. */
export default {
  DialogButtons: DialogButtonsSample,
  CollapsibleSection: CollapsibleSectionSample,
  Tooltip: TooltipSample,
  Select: SelectSample,
} satisfies FragmentParts;

import React, {useState, type ReactNode} from 'react';
import {IconButton} from '../../ui/IconButton';

/** Buttons without words, whose words appear on hover and focus. */
export default function TooltipSample(): ReactNode {
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

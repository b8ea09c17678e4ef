import React, {useState, type ReactNode} from 'react';
import {ModeField} from '../settings/ModeField';
import {modeOf} from '../../providers/catalog';

/** The modes of Azure, one of which this version of the component cannot use. */
export default function ModeFieldSample(): ReactNode {
  const [mode, setMode] = useState('openAI.chat');
  return (
    <div style={{display: 'grid', gap: '0.75rem', maxWidth: '24rem'}}>
      <ModeField provider="azure" value={mode} onChange={setMode} />
      <p role="status" style={{overflowWrap: 'anywhere'}}>
        Requests go to {modeOf('azure', mode).url}
      </p>
    </div>
  );
}

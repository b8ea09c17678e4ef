import React, {type ReactNode} from 'react';
import {Toolbar} from '../toolbar/Toolbar';
import {SampleOverlays} from './SampleOverlays';
import {useSample} from './useSample';

/** The tools with a workspace of their own, shown as a list. */
export default function ToolbarSample(): ReactNode {
  const sample = useSample();
  const {workspace, place, view} = sample;
  return (
    <div ref={place} style={{minHeight: '26rem'}}>
      <Toolbar count={workspace.chats.length} layout={workspace.layout} commands={view.commands} />
      <p role="status">
        {workspace.layout}: {view.names.join(', ')}
      </p>
      <SampleOverlays sample={sample} />
    </div>
  );
}

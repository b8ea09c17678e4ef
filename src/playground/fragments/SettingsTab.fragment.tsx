import React, {type ReactNode} from 'react';
import {SettingsTab} from '../panel/SettingsTab';
import {usualName, valuesOf} from '../model/workspace';
import {useSample} from './useSample';

/** The settings of a chat, and what becomes of them while they are edited. */
export default function SettingsTabSample(): ReactNode {
  const {workspace, act} = useSample();
  const [chat] = workspace.chats;
  if (!chat) return null;
  return (
    <div style={{display: 'grid', gap: '1rem', maxWidth: '30rem'}}>
      <p role="status">Connected to {usualName(chat)}</p>
      <pre style={{whiteSpace: 'pre-wrap'}}>{JSON.stringify(valuesOf(chat), null, 2)}</pre>
      <SettingsTab chat={chat} act={act} />
    </div>
  );
}

import React, {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useNames} from '../commands/registry';
import {DialogHost} from '../dialogs/DialogHost';
import {Panel} from '../panel/Panel';
import {demoChat, firstWorkspace, type ChatModel} from '../schema';
import {begin, closeDialog, closePanel, usePlayground} from '../store';

/** A chat with a provider and some settings that previews its requests. */
export const claude: ChatModel = {
  ...demoChat('sample'),
  name: 'Support',
  provider: 'claude',
  mode: 'chat',
  values: {
    'claude.chat': {
      system_prompt: 'Reply in one sentence.',
      temperature: 0.3,
      max_tokens: 400,
    },
  },
  stream: true,
  dryRun: true,
};

/**
 * A part of the playground with a sample in its store, with the panel and the dialogs that it opens. Nothing
 * saves the store here.
 */
export function inWorkspace(Part: ComponentType) {
  return function Sample(): ReactNode {
    const [isReady, setReady] = useState(false);
    const layout = usePlayground((state) => state.workspace.layout);
    const hasPanel = usePlayground(({panel}) => panel !== undefined);
    const names = useNames();
    useEffect(() => {
      begin({...firstWorkspace, chats: [claude]});
      // The static page has no sample, because the store gets it in the browser.
      setReady(true);
    }, []);
    return (
      <div style={{display: 'grid', gap: '1rem', minHeight: '26rem'}}>
        {isReady && (
          <>
            <div>
              <Part />
            </div>
            <p role="status">
              Layout: {layout}. Chats: {names.join(', ') || 'none'}.
            </p>
            {hasPanel && <Panel onClose={closePanel} />}
            <DialogHost onClose={closeDialog} />
          </>
        )}
      </div>
    );
  };
}

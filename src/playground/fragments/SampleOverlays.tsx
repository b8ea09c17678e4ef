import React, {type ReactNode} from 'react';
import {DialogHost} from '../dialogs/DialogHost';
import {Panel} from '../panel/Panel';
import type {useSample} from './useSample';

/** The panel and the dialogs that the commands of a sample open. */
export function SampleOverlays({
  sample: {workspace, act, sessions, view},
}: {
  readonly sample: ReturnType<typeof useSample>;
}): ReactNode {
  const {panel, selected, names} = view;
  return (
    <>
      {panel && selected && (
        <Panel
          tab={panel.tab}
          opened={panel.opened}
          chat={selected}
          name={names[workspace.chats.indexOf(selected)] ?? ''}
          shared={workspace.shared}
          act={act}
          open={view.open}
          session={sessions.of(selected.id)}
          onBranch={(branch) => view.branch(selected.id, branch)}
          onTab={view.setTab}
          onClose={view.closePanel}
        />
      )}
      <DialogHost
        open={view.dialog}
        workspace={workspace}
        names={names}
        sessions={sessions}
        commands={view.commands.all}
        act={act}
        // A sample keeps nothing in the browser.
        clearAll={() => act({type: 'clear all', workspace})}
        onClose={view.closeDialog}
      />
    </>
  );
}

import React, {useState, type ReactNode} from 'react';
import {PlaygroundDialogs} from '../dialogs/PlaygroundDialogs';
import {Speakers} from '../chat/chatSession';
import {Toolbar} from '../toolbar/Toolbar';
import {ViewParts} from '../ViewParts';
import {useSample} from './useSample';

/** The tools with a workspace of their own, shown as a list. */
export default function ToolbarSample(): ReactNode {
  const {workspace, timeline, names, act, open, setOpen, part, setPart} = useSample();
  const [speakers] = useState(() => new Speakers());
  return (
    <>
      <Toolbar
        count={names.length}
        layout={workspace.layout}
        canUndo={timeline.past.length > 0}
        canRedo={timeline.future.length > 0}
        onAdd={() => act({type: 'add'})}
        onLayout={(layout) => act({type: 'layout', layout})}
        onUndo={() => act({type: 'undo'})}
        onRedo={() => act({type: 'redo'})}
        onOpen={(kind) => setOpen({kind})}
        onPart={(kind) => setPart({kind})}
      />
      <p role="status">
        {workspace.layout}: {names.join(', ')}
      </p>
      <PlaygroundDialogs
        open={open}
        workspace={workspace}
        names={names}
        act={act}
        onClose={() => setOpen(undefined)}
        link={undefined}
        onLinkClose={() => setOpen(undefined)}
      />
      <ViewParts
        open={part}
        workspace={workspace}
        names={names}
        speakers={speakers}
        act={act}
        onClose={() => setPart(undefined)}
        onPart={setPart}
        onOpen={setOpen}
      />
    </>
  );
}

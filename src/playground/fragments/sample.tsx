import React, {useReducer, useRef, useState, type ReactNode} from 'react';
import {bringMessages} from '../bringMessages';
import {ChatSessions} from '../chat/chatSession';
import {DialogHost} from '../dialogs/DialogHost';
import {begin, reduce, type Action} from '../model/reducer';
import {WORKSPACE_VERSION, type ChatModel, type Workspace} from '../schema';
import {Panel} from '../panel/Panel';
import {useCommands} from '../useCommands';

/** A chat with a provider and some settings that previews its requests. */
export const claude: ChatModel = {
  id: 'sample-claude',
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
  conversation: 'sample',
};

/** A workspace with one chat. */
const workspace: Workspace = {
  version: WORKSPACE_VERSION,
  layout: 'grid',
  shared: {systemPrompt: ''},
  chats: [claude],
};

/** A workspace that lives as long as the page of its fragment, and saves nothing. */
function useSample() {
  const [timeline, dispatch] = useReducer(reduce, workspace, begin);
  const act = (action: Action) => {
    bringMessages(action, timeline);
    dispatch(action);
  };
  const [sessions] = useState(() => new ChatSessions());
  const place = useRef<HTMLDivElement>(null);
  const view = useCommands(timeline, act, sessions, place);
  return {workspace: timeline.present, act, sessions, place, view};
}

type Sample = ReturnType<typeof useSample>;

function Overlays({workspace, act, sessions, view}: Sample): ReactNode {
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
        clearAll={() => act({type: 'clear all', workspace})}
        onClose={view.closeDialog}
      />
    </>
  );
}

/** A part of the playground in a sample workspace, with the panel and the dialogs that it opens. */
export function inWorkspace(render: (sample: Sample) => ReactNode) {
  return function Part(): ReactNode {
    const sample = useSample();
    const {workspace, view, place} = sample;
    return (
      <div ref={place} style={{display: 'grid', gap: '1rem', minHeight: '26rem'}}>
        <div>{render(sample)}</div>
        <p role="status">
          Layout: {workspace.layout}. Chats: {view.names.join(', ') || 'none'}.
        </p>
        <Overlays {...sample} />
      </div>
    );
  };
}

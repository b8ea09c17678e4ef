import {WORKSPACE_VERSION, type ChatModel, type Workspace} from '../schema';
import {factsOf} from '../../providers/catalog';

/** A chat with demo replies. */
export const demo: ChatModel = {
  id: 'sample-demo',
  name: '',
  mode: '',
  values: {},
  stream: false,
  dryRun: false,
  conversation: 'sample',
};

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

/** Shared settings of the sample chats, all empty. */
export const shared: Workspace['shared'] = {systemPrompt: ''};

/** A workspace of two chats. */
export const workspace: Workspace = {
  version: WORKSPACE_VERSION,
  layout: 'grid',
  shared,
  chats: [demo, claude],
};

/** Claude's settings. The types mark none of them as required. */
export const claudeFields = factsOf('claude').modes[0]?.fields ?? [];

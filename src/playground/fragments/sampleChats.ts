import {WORKSPACE_VERSION, type ChatModel, type Workspace} from '../model/workspace';
import {factsOf} from '../../providers/catalog';

/** A chat with demo replies. */
export const demo: ChatModel = {
  id: 'sample-demo',
  name: '',
  mode: '',
  values: {},
  stream: false,
  dryRun: false,
  conversation: 1,
};

/** A chat with a provider and some settings, which previews its requests. */
export const claude: ChatModel = {
  id: 'sample-claude',
  name: 'Support',
  provider: 'claude',
  mode: 'chat',
  values: {
    'claude.chat': {
      system_prompt: 'Answer in one sentence.',
      temperature: 0.3,
      max_tokens: 400,
    },
  },
  stream: true,
  dryRun: true,
  conversation: 1,
};

/** What sample chats have in common: nothing. */
export const shared: Workspace['shared'] = {systemPrompt: ''};

/** A workspace of two chats. */
export const workspace: Workspace = {
  version: WORKSPACE_VERSION,
  layout: 'grid',
  shared,
  chats: [demo, claude],
};

/** The settings of Claude, of which the types mark none as needed. */
export const claudeFields = factsOf('claude').modes[0]?.fields ?? [];

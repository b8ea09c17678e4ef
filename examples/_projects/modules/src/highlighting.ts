import type {DeepChat} from 'deep-chat';

/** Loads highlight.js with its 36 common languages, and colors the code that is already there. */
export async function addHighlighting(chat: DeepChat): Promise<void> {
  const {default: hljs} = await import('highlight.js/lib/common');
  Object.assign(window, {hljs});
  chat.refreshMessages();
}

import type {DeepChat} from 'deep-chat';

/** Loads KaTeX and draws the formulas that are already there. The chat needs `remarkable.math`. */
export async function addFormulas(chat: DeepChat): Promise<void> {
  const {default: katex} = await import('katex');
  Object.assign(window, {katex});
  chat.refreshMessages();
}

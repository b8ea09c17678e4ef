import type {DeepChat} from 'deep-chat';

interface Token {
  type: string;
  content: string;
  children: Token[];
}

interface Remarkable {
  core: {ruler: {push: (name: string, rule: (state: {tokens: Token[]}) => void) => void}};
}

/** A plugin of Remarkable: replaces `:done:` and the like in the text of messages. */
function marks(md: Remarkable, signs: Record<string, string>) {
  md.core.ruler.push('marks', (state) => {
    for (const block of state.tokens) {
      if (block.type !== 'inline') continue;
      for (const token of block.children) {
        if (token.type !== 'text') continue;
        for (const [name, sign] of Object.entries(signs)) {
          token.content = token.content.replaceAll(`:${name}:`, sign);
        }
      }
    }
  });
}

/** Every chat of the page uses the list at its next render. */
export async function addMarks(chat: DeepChat): Promise<void> {
  const remarkable_plugins = [{plugin: marks, options: {done: '✔', late: '⏰'}}];
  Object.assign(window, {remarkable_plugins});
  chat.refreshMessages();
}

import type {DeepChatElement} from '../../chat';
import type {ChatConfig} from '../../chat';

type History = NonNullable<ChatConfig['history']>;

/** Messages by chat and conversation: in memory, so that undo brings them back. */
const conversations = new Map<string, History>();

/** The messages of a conversation that was open before. */
export function messagesOf(key: string): History | undefined {
  return conversations.get(key);
}

/** Keeps the messages of a conversation as they are now. */
export function keepMessages(key: string, element: DeepChatElement): void {
  const messages = element.getMessages();
  if (messages.length > 0) conversations.set(key, messages as History);
}

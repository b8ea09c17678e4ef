import type {DeepChatElement} from '../../chat';
import {askAgain, toFile, type Branch, type Question} from '../model/branch';
import {plainMessages} from '../model/messages';
import type {ChatModel} from '../schema';
import {act} from '../store';
import {messagesInChat} from '../stores/conversations';
import {createStore} from 'zustand/vanilla';
import {MessageQueue} from './MessageQueue';
import {ReplyTracker} from './ReplyTracker';

/** Sends texts to one live chat and follows its replies. */
export class ChatSession {
  /** How the replies of the chat go. */
  readonly replies = new ReplyTracker();
  /** Messages to be sent next. */
  readonly queue = new MessageQueue();
  private next: Question | undefined;

  /** Sends a text as soon as the chat can take it. */
  say(text: string): void {
    this.queue.add(text);
  }

  /** Says whether the messages of the chat are sent to a service, so that its replies can be measured. */
  setLive(isLive: boolean): void {
    this.replies.isLive = isLive;
  }

  /** Asks the last question again. */
  retry(): void {
    const text = this.replies.lastAsked();
    if (text) this.say(text);
  }

  /** Asks a question in the element that the chat gets next, which has other messages. */
  askNext({text, files}: Question): void {
    this.next = {text, files};
  }

  /** Takes back what waits, and stops the reply that streams in. */
  stop(): void {
    this.queue.clear();
    this.replies.stop();
  }

  /** Sets the chat's element; null when it is gone. */
  attach(element: DeepChatElement | null): void {
    this.queue.attach(element);
    this.replies.attach(element);
    if (!element || !this.next) return;
    const {text, files} = this.next;
    this.next = undefined;
    const kept = files.map(toFile).filter((file) => file !== undefined);
    if (text || kept.length > 0) this.queue.add(text, kept);
  }
}

/** The sessions of all chats by their ids. */
class ChatSessions {
  private readonly all = new Map<string, ChatSession>();
  /** How many chats can be stopped now. */
  readonly stoppable = createStore(() => 0);

  /** The one session of a chat. */
  of(id: string): ChatSession {
    const known = this.all.get(id);
    if (known) return known;
    const session = new ChatSession();
    this.all.set(id, session);
    session.replies.state.subscribe(() => {
      const count = this.busy().length;
      if (count !== this.stoppable.getState()) this.stoppable.setState(count, true);
    });
    return session;
  }

  /** Stops every reply that streams in. */
  stopAll(): void {
    for (const session of this.busy()) session.stop();
  }

  private busy(): readonly ChatSession[] {
    return [...this.all.values()].filter(({replies}) => replies.state.getState().canStop);
  }
}

/** The sessions of the playground's chats. */
export const sessions = new ChatSessions();

/** Asks a question in a chat, after these messages and instead of what followed them. */
export function branch(id: string, {before, question}: Branch): void {
  sessions.of(id).askNext(question);
  act({type: 'converse', id, messages: before});
}

/** Asks for another reply and drops the last one. */
export function regenerate(chat: ChatModel): void {
  const again = askAgain(plainMessages(messagesInChat(chat)));
  if (again) branch(chat.id, again);
}

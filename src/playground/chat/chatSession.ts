import {createStore, useStore} from 'zustand';
import type {DeepChatElement} from '../../chat';
import {canStop, isBusy, isRedrawing, stopReply, stopsReply} from '../../chat/internals';
import {saidMessage} from '../../chat/saidMessage';
import {askAgain, toFile, type Branch, type Question} from '../model/branch';
import {plainMessages} from '../model/messages';
import {
  hasContent,
  lengthOf,
  tokensIn,
  type MeasuredReply,
  type ReplyMetrics,
  type Tokens,
} from '../model/metrics';
import type {ChatModel} from '../schema';
import {changeMessages} from '../actions';
import {messagesInChat} from '../stores/conversations';

/** A chat is looked at again after this many ms: it says nothing when the user stops a reply. */
const LOOK_AGAIN = 250;
/**
 * So many looks in a row must find no reply on its way: between two states, such as the dots and the first word,
 * the component shows neither, and a text that it gets then ends the reply.
 */
const QUIET_LOOKS = 3;
/** A text that the chat hasn't shown after this many ms is handed over again. */
const HAND_AGAIN = 800;
/** A chat that is about to draw itself again is looked at again after this many ms. */
const DRAW_AGAIN = 20;
/** A chat takes the focus within this many ms of a text that it is given. */
const TAKES_FOCUS = 400;
/** A message that the chat hasn't shown after this many ms is given up. */
const GIVE_UP = 120_000;

export interface SessionState {
  readonly isBusy: boolean;
  /** The component offers to stop: it does so only while a reply streams in. */
  readonly canStop: boolean;
  readonly last?: ReplyMetrics;
  readonly queued: number;
  /** How many texts were given up since the last one that came in, because the chat took none of them. */
  readonly dropped: number;
}

const FIRST: SessionState = {isBusy: false, canStop: false, queued: 0, dropped: 0};

const states = createStore<Readonly<Record<string, SessionState>>>(() => ({}));

/**
 * Leaves the focus where it is while the chat takes a text over: the component moves it into its own text
 * field, also when the user is writing to several chats elsewhere.
 */
function holdFocus(element: DeepChatElement): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || element.contains(before)) return;
  const giveBack = () => {
    const inside = element.shadowRoot?.activeElement;
    if (before !== document.body) before.focus({preventScroll: true});
    else if (inside instanceof HTMLElement) inside.blur();
  };
  element.addEventListener('focusin', giveBack);
  setTimeout(() => element.removeEventListener('focusin', giveBack), TAKES_FOCUS);
}

/**
 * Sends texts to one live chat and follows its replies. The component drops a message without a word while it
 * waits for a reply, so each text waits until the one before is answered, and counts as sent only when the chat
 * shows it.
 */
export class ChatSession {
  /** The replies of services so far, the newest last. Demo replies measure nothing. */
  readonly measured: MeasuredReply[] = [];
  /** Whether the messages of the chat are sent to a service. */
  isLive = false;
  private element: DeepChatElement | null = null;
  private stopListening = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: {
    readonly text: string;
    readonly files: readonly File[];
    readonly until: number;
  }[] = [];
  /** When the first of them was handed to the chat, which hasn't shown it yet. */
  private handed = -Infinity;
  /** A question for the element that the chat gets next, which has other messages. */
  private next: Question | undefined;
  private began = 0;
  private first: number | undefined;
  private tokens: Tokens | undefined;
  private characters = 0;
  /** How many looks in a row have found no reply on its way. */
  private quiet = 0;
  private isStopped = false;

  constructor(private readonly id: string) {}

  get state(): SessionState {
    return states.getState()[this.id] ?? FIRST;
  }

  private put(changes: Partial<SessionState>): void {
    states.setState({[this.id]: {...this.state, ...changes}});
  }

  /** Sends a text, or files, or both, as soon as the chat can take it. */
  say(text: string, files: readonly File[] = []): void {
    this.waiting.push({text, files, until: Date.now() + GIVE_UP});
    this.put({queued: this.waiting.length, dropped: 0});
    this.look();
  }

  retry(): void {
    const text = this.lastAsked();
    if (text) this.say(text);
  }

  /** Asks a question in the element that the chat gets next. */
  askNext(question: Question): void {
    this.next = question;
  }

  /** Takes back what waits, and stops the reply that streams in. */
  stop(): void {
    this.waiting = [];
    this.put({queued: 0});
    if (this.element) stopReply(this.element);
  }

  /** Takes note of a raw reply, or of one event of a stream. */
  onReply(reply: unknown): void {
    if (this.first === undefined && hasContent(reply)) this.first = performance.now() - this.began;
    const tokens = tokensIn(reply);
    // Some services report the two numbers in two events.
    if (tokens) this.tokens = {...this.tokens, ...tokens};
  }

  /** Sets the chat's element; null when it is gone. */
  attach(element: DeepChatElement | null): void {
    this.stopListening.abort();
    this.stopListening = new AbortController();
    const {signal} = this.stopListening;
    this.element = element;
    this.handed = -Infinity;
    this.put({isBusy: false, canStop: false});
    element?.addEventListener('message', (event) => this.onMessage(event), {signal});
    element?.addEventListener('error', (event) => this.onError(event), {signal});
    const onClick = (event: Event) => {
      if (stopsReply(event)) this.isStopped = true;
    };
    element?.shadowRoot?.addEventListener('click', onClick, {capture: true, signal});
    this.look();
    if (!element || !this.next) return;
    const {text, files} = this.next;
    this.next = undefined;
    const kept = files.map(toFile).filter((file) => file !== undefined);
    if (text || kept.length > 0) this.say(text, kept);
  }

  private lastAsked(): string | undefined {
    const messages = this.element?.getMessages() ?? [];
    return messages.filter(({role}) => role === 'user').at(-1)?.text;
  }

  private onMessage(event: Event): void {
    const message = saidMessage(event);
    if (!message) return;
    if (message.role !== 'user') {
      this.end('done', this.characters + lengthOf(message));
      return;
    }
    this.began = performance.now();
    this.first = undefined;
    this.tokens = undefined;
    this.characters = 0;
    this.quiet = 0;
    this.isStopped = false;
    this.handed = -Infinity;
    if (this.waiting[0]?.text === (message.text ?? '')) this.waiting.shift();
    this.put({isBusy: true, canStop: false, queued: this.waiting.length});
    this.lookIn(LOOK_AGAIN);
  }

  private onError(event: Event): void {
    // A failed image in the chat has an `error` event too.
    if (event instanceof CustomEvent) this.end('error', this.characters);
  }

  private end(end: ReplyMetrics['end'], characters: number): void {
    this.characters = characters;
    const last: ReplyMetrics = {
      first: this.first,
      total: performance.now() - this.began,
      characters,
      tokens: this.tokens,
      end: end === 'done' && this.isStopped ? 'stopped' : end,
    };
    const question = this.lastAsked();
    if (this.isLive && question) this.measured.push({question, metrics: last});
    this.put({isBusy: false, canStop: false, last});
    // The component is ready for the next message only after its listeners have run.
    this.lookIn(0);
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), ms);
  }

  /** Looks after the reply and what waits, again and again as long as there is one of them. */
  private look(): void {
    clearTimeout(this.timer);
    const {element} = this;
    if (!element) return;
    this.giveUp();
    if (this.state.isBusy) this.lookAtReply(element);
    else if (this.waiting[0] && !isRedrawing(element)) this.hand(element, this.waiting[0]);
    if (this.state.isBusy || this.waiting.length > 0)
      this.lookIn(isRedrawing(element) ? DRAW_AGAIN : LOOK_AGAIN);
  }

  private giveUp(): void {
    const now = Date.now();
    const left = this.waiting.filter(({until}) => until > now);
    const gone = this.waiting.length - left.length;
    if (gone === 0) return;
    this.waiting = left;
    this.put({queued: left.length, dropped: this.state.dropped + gone});
  }

  private lookAtReply(element: DeepChatElement): void {
    const isStoppable = canStop(element);
    if (isStoppable !== this.state.canStop) this.put({canStop: isStoppable});
    this.quiet = isBusy(element) ? 0 : this.quiet + 1;
    if (this.quiet < QUIET_LOOKS) return;
    const said = element.getMessages().at(-1);
    this.end('stopped', said?.role === 'user' ? 0 : (said?.text ?? '').length);
  }

  private hand(element: DeepChatElement, {text, files}: (typeof this.waiting)[number]): void {
    if (performance.now() - this.handed < HAND_AGAIN) return;
    this.handed = performance.now();
    holdFocus(element);
    element.submitUserMessage({
      ...(text ? {text} : {}),
      ...(files.length > 0 ? {files: [...files]} : {}),
    });
  }
}

const sessions = new Map<string, ChatSession>();

/** The one session of a chat. */
export function sessionOf(id: string): ChatSession {
  const session = sessions.get(id) ?? new ChatSession(id);
  sessions.set(id, session);
  return session;
}

export const useSession = (id: string): SessionState => useStore(states, (all) => all[id] ?? FIRST);

export const useStoppable = () =>
  useStore(states, (all) => Object.values(all).filter((state) => state.canStop).length);

export function stopAll(): void {
  for (const session of sessions.values()) if (session.state.canStop) session.stop();
}

/** Asks a question in a chat, after these messages and instead of what followed them. */
export function branch(id: string, {before, question}: Branch): void {
  sessionOf(id).askNext(question);
  changeMessages(id, before);
}

export function regenerate(chat: ChatModel): void {
  const again = askAgain(plainMessages(messagesInChat(chat)));
  if (again) branch(chat.id, again);
}

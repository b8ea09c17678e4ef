import {createStore, useStore} from 'zustand';
import type {DeepChatElement} from '../../chat';
import {canStop, isBusy, isRedrawing, stopReply, stopsReply} from '../../chat/replyState';
import {saidMessage} from '../../chat/saidMessage';
import {textOf} from '../model/messages';
import {hasContent, tokensIn, type MeasuredReply, type ReplyMetrics} from '../model/metrics';
import {tidy} from '../schemaParts';

/** A chat is looked at again after this many ms: it says nothing when the user stops a reply. */
const LOOK_AGAIN = 250;
/** So many looks in a row must find no reply: between the dots and the first word, the component shows neither. */
const QUIET_LOOKS = 3;
/** A text that the chat hasn't shown after this many ms is handed over again. */
const HAND_AGAIN = 800;
/** A chat that is about to draw itself again is looked at again after this many ms. */
const DRAW_AGAIN = 20;
/** A chat takes the focus within this many ms of a text that it is given. */
const TAKES_FOCUS = 400;

export interface SessionState {
  readonly isBusy: boolean;
  /** The component offers to stop: it does so only while a reply streams in. */
  readonly canStop: boolean;
  readonly last?: ReplyMetrics;
  readonly queued: number;
}

const FIRST: SessionState = {isBusy: false, canStop: false, queued: 0};

interface Progress extends Pick<ReplyMetrics, 'first' | 'tokens' | 'characters'> {
  readonly began: number;
  readonly isStopped?: boolean;
}

const NO_REPLY: Progress = {began: 0, characters: 0};

const states = createStore<Readonly<Record<string, SessionState>>>(() => ({}));

/** Leaves the focus where it is while the chat takes a text, which moves it into its own text field. */
function holdFocus(element: DeepChatElement): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || element.contains(before)) return;
  const giveBack = (event: Event) => {
    // An open menu would take it for the user's focus, and close.
    event.stopPropagation();
    const inside = element.shadowRoot?.activeElement;
    if (before !== document.body) before.focus({preventScroll: true});
    else if (inside instanceof HTMLElement) inside.blur();
  };
  element.addEventListener('focusin', giveBack);
  setTimeout(() => element.removeEventListener('focusin', giveBack), TAKES_FOCUS);
}

/**
 * Sends texts to one live chat and follows its replies. While the component waits for a reply it drops messages, so
 * each text waits for the reply before, and counts as sent only when the chat shows it.
 */
export class ChatSession {
  /** The replies of services so far, the newest last. Demo replies measure nothing. */
  readonly measured: MeasuredReply[] = [];
  /** Whether the messages of the chat are sent to a service. */
  isLive = false;
  private element: DeepChatElement | null = null;
  private stopListening = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: {readonly text: string; readonly files: readonly File[]}[] = [];
  /** When the first of them was handed to the chat, which hasn't shown it yet. */
  private handed = -Infinity;
  /** The reply that is on its way, as far as it has come. */
  private reply = NO_REPLY;
  /** How many looks in a row have found no reply on its way. */
  private quiet = 0;

  constructor(private readonly id: string) {}

  get state(): SessionState {
    return states.getState()[this.id] ?? FIRST;
  }

  private put(changes: Partial<SessionState>): void {
    states.setState({[this.id]: {...this.state, ...changes}});
  }

  /** Sends a text, or files, or both, as soon as the chat can take it. */
  say(text: string, files: readonly File[] = []): void {
    this.waiting.push({text, files});
    this.put({queued: this.waiting.length});
    this.look();
  }

  retry(): void {
    const text = this.lastAsked();
    if (text) this.say(text);
  }

  /** Takes back what waits, and stops the reply that streams in. */
  stop(): void {
    this.waiting = [];
    this.put({queued: 0});
    if (this.element) stopReply(this.element);
  }

  /** Takes note of a raw reply, or of one event of a stream. */
  onReply(reply: unknown): void {
    const {began, tokens} = this.reply;
    const first = this.reply.first ?? (hasContent(reply) ? performance.now() - began : undefined);
    const reported = tokensIn(reply);
    // Some services report the two numbers in two events.
    this.reply = {...this.reply, first, tokens: reported ? {...tokens, ...reported} : tokens};
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
      if (stopsReply(event)) this.reply = {...this.reply, isStopped: true};
    };
    element?.shadowRoot?.addEventListener('click', onClick, {capture: true, signal});
    this.look();
  }

  private lastAsked(): string | undefined {
    const messages = this.element?.getMessages() ?? [];
    return messages.filter(({role}) => role === 'user').at(-1)?.text;
  }

  private onMessage(event: Event): void {
    const message = saidMessage(event);
    if (!message) return;
    if (message.role !== 'user')
      return this.end('done', this.reply.characters + textOf(message).length);
    this.reply = {...NO_REPLY, began: performance.now()};
    this.quiet = 0;
    this.handed = -Infinity;
    if (this.waiting[0]?.text === (message.text ?? '')) this.waiting.shift();
    this.put({isBusy: true, canStop: false, queued: this.waiting.length});
    this.lookIn(LOOK_AGAIN);
  }

  private onError(event: Event): void {
    // A failed image in the chat has an `error` event too.
    if (event instanceof CustomEvent) this.end('error', this.reply.characters);
  }

  private end(end: ReplyMetrics['end'], characters: number): void {
    this.reply = {...this.reply, characters};
    const {began, isStopped, ...progress} = this.reply;
    const last: ReplyMetrics = {
      ...progress,
      total: performance.now() - began,
      end: end === 'done' && isStopped ? 'stopped' : end,
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
    if (this.state.isBusy) this.lookAtReply(element);
    else if (this.waiting[0] && !isRedrawing(element)) this.hand(element, this.waiting[0]);
    if (this.state.isBusy || this.waiting.length > 0)
      this.lookIn(isRedrawing(element) ? DRAW_AGAIN : LOOK_AGAIN);
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
    element.submitUserMessage(tidy({text, files: [...files]}));
  }
}

const sessions = new Map<string, ChatSession>();

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

import type {DeepChatElement} from '../../chat';
import {canStop, isBusy, stopReply, stopsReply} from '../../chat/internals';
import {saidMessage} from '../../chat/saidMessage';
import {createStore} from 'zustand/vanilla';
import {hasContent, lengthOf, tokensIn, type ReplyMetrics, type Tokens} from '../model/metrics';

/** Whether a chat is answering now, and how its last reply went. */
export interface ReplyState {
  readonly isBusy: boolean;
  /** The component offers to stop: it does so only while a reply streams in. */
  readonly canStop: boolean;
  readonly last?: ReplyMetrics;
}

/** A reply with the question that it belongs to, as long as the page is open. */
export interface MeasuredReply {
  readonly question: string;
  readonly metrics: ReplyMetrics;
}

/** Before anything is said. */
const QUIET: ReplyState = {isBusy: false, canStop: false};

/** A chat is looked at again after this many ms: it says nothing when the user stops a reply. */
const LOOK_AGAIN = 250;

/** Follows the replies of one chat. */
export class ReplyTracker {
  readonly state = createStore<ReplyState>(() => QUIET);
  /** The replies of services so far, the newest last. Demo replies measure nothing. */
  readonly measured: MeasuredReply[] = [];
  /** Whether the messages of the chat are sent to a service. */
  isLive = false;
  private element: DeepChatElement | null = null;
  private began = 0;
  private first: number | undefined;
  private tokens: Tokens | undefined;
  private characters = 0;
  private idle = 0;
  private isStopped = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Tracks the chat's element; null when it is gone. */
  attach(element: DeepChatElement | null): void {
    this.element?.removeEventListener('message', this.onMessage);
    this.element?.removeEventListener('error', this.onError);
    this.element?.shadowRoot?.removeEventListener('click', this.onClick, true);
    this.settle();
    this.element = element;
    element?.addEventListener('message', this.onMessage);
    element?.addEventListener('error', this.onError);
    element?.shadowRoot?.addEventListener('click', this.onClick, true);
    if (element) this.put({isBusy: false, canStop: false});
  }

  /** Takes note of a raw reply, or of one event of a stream. */
  onReply(reply: unknown): void {
    if (this.first === undefined && hasContent(reply)) this.first = performance.now() - this.began;
    const tokens = tokensIn(reply);
    // Some services report the two numbers in two events.
    if (tokens) this.tokens = {...this.tokens, ...tokens};
  }

  /** Stops the reply that streams in; what has come stays. */
  stop(): void {
    if (this.element) stopReply(this.element);
  }

  /** The last message of the user, if it has text. */
  lastAsked(): string | undefined {
    const messages = this.element?.getMessages() ?? [];
    return messages.filter(({role}) => role === 'user').at(-1)?.text;
  }

  private put(changes: Partial<ReplyState>): void {
    this.state.setState(changes);
  }

  private readonly onMessage = (event: Event) => {
    const message = saidMessage(event);
    if (!message) return;
    if (message.role === 'user') this.begin();
    else this.end('done', this.characters + lengthOf(message));
  };

  /** The user stops a reply, here or in the chat itself. */
  private readonly onClick = (event: Event) => {
    if (stopsReply(event)) this.isStopped = true;
  };

  private readonly onError = (event: Event) => {
    // A failed image in the chat has an `error` event too.
    if (event instanceof CustomEvent) this.end('error', this.characters);
  };

  private begin(): void {
    this.began = performance.now();
    this.first = undefined;
    this.tokens = undefined;
    this.characters = 0;
    this.idle = 0;
    this.isStopped = false;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.look(), LOOK_AGAIN);
    this.put({isBusy: true, canStop: false});
  }

  private end(end: ReplyMetrics['end'], characters: number): void {
    this.characters = characters;
    const last: ReplyMetrics = {
      ...(this.first === undefined ? {} : {first: this.first}),
      total: performance.now() - this.began,
      characters,
      ...(this.tokens ? {tokens: this.tokens} : {}),
      end: end === 'done' && this.isStopped ? 'stopped' : end,
    };
    this.settle();
    const question = this.lastAsked();
    if (this.isLive && question) this.measured.push({question, metrics: last});
    this.put({last});
  }

  private settle(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.state.getState().isBusy) this.put({isBusy: false, canStop: false});
  }

  private look(): void {
    const {element} = this;
    const isStoppable = element !== null && canStop(element);
    if (isStoppable !== this.state.getState().canStop) this.put({canStop: isStoppable});
    this.idle = element && isBusy(element) ? 0 : this.idle + 1;
    // Twice: between two states the component shows none of them.
    if (this.idle < 3) return;
    const said = this.element?.getMessages().at(-1);
    this.end('stopped', said?.role === 'user' ? 0 : (said?.text ?? '').length);
  }
}

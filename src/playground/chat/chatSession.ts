import type {DeepChatElement} from '../../chat';
import {isBusy, isRedrawing} from '../../chat/internals';
import {ReplyTracker} from './ReplyTracker';
import {Store} from '../stores/store';

/** A chat that does not take a message over is asked again after this many ms. */
const ASK_AGAIN = 800;
/** A chat that is about to draw itself again is asked again after this many ms. */
const DRAW_AGAIN = 20;
/** A chat takes the focus within this many ms of a text that it is given. */
const TAKES_FOCUS = 400;
/** A message that no chat took over in this many ms is given up. */
const GIVE_UP = 120_000;

/**
 * Leaves the focus where it is while the chat takes a text over: the component moves it into its own text
 * field, also when the reader is writing to several chats elsewhere.
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

interface Waiting {
  readonly text: string;
  readonly until: number;
}

/**
 * Says texts in one chat, one after another. The component drops a message without a word while it
 * waits for a reply, so each text waits until the one before is answered, and counts
 * as said only when the chat shows it.
 */
export class Speaker {
  /** How the replies of the chat go. */
  readonly replies = new ReplyTracker();
  /** How many texts wait to be said. */
  readonly queued = new Store(0);
  /** How many texts were given up since the last one that came in, because the chat took none of them. */
  readonly dropped = new Store(0);
  private element: DeepChatElement | null = null;
  private waiting: Waiting[] = [];
  private isAnswering = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Queues a text. */
  say(text: string): void {
    this.waiting.push({text, until: Date.now() + GIVE_UP});
    this.dropped.set(0);
    this.next();
  }

  /** Asks the last question again. */
  retry(): void {
    const text = this.replies.lastAsked();
    if (text) this.say(text);
  }

  /** Takes back what waits, and stops the reply that streams in. */
  stop(): void {
    this.waiting = [];
    this.queued.set(0);
    this.replies.stop();
  }

  /** Takes over the element of the chat, or its end. */
  attach(element: DeepChatElement | null): void {
    this.element?.removeEventListener('message', this.onMessage);
    this.element?.removeEventListener('error', this.onAnswered);
    this.element = element;
    this.replies.attach(element);
    this.isAnswering = false;
    element?.addEventListener('message', this.onMessage);
    element?.addEventListener('error', this.onAnswered);
    this.next();
  }

  private readonly onMessage = (event: Event) => {
    const {message, isHistory} = (event as CustomEvent).detail as {
      message: {role?: string; text?: string};
      isHistory: boolean;
    };
    if (isHistory) return;
    if (message.role !== 'user') {
      this.onAnswered();
      return;
    }
    this.isAnswering = true;
    if (this.waiting[0]?.text === message.text) {
      this.waiting.shift();
      this.queued.set(this.waiting.length);
    }
  };

  private readonly onAnswered = () => {
    this.isAnswering = false;
    // The component is ready for the next message only after its listeners have run.
    setTimeout(() => this.next(), 0);
  };

  private next(): void {
    clearTimeout(this.timer);
    const now = Date.now();
    const waiting = this.waiting.filter(({until}) => until > now);
    const gone = this.waiting.length - waiting.length;
    this.waiting = waiting;
    if (gone > 0) this.dropped.set(this.dropped.get() + gone);
    if (this.waiting.length !== this.queued.get()) this.queued.set(this.waiting.length);
    const [first] = this.waiting;
    if (!first || !this.element) return;
    if (isRedrawing(this.element)) {
      this.timer = setTimeout(() => this.next(), DRAW_AGAIN);
      return;
    }
    if (!this.isAnswering) {
      holdFocus(this.element);
      this.element.submitUserMessage({text: first.text});
    }
    // A reply that the reader stops ends without an event, so the chat is asked again in any case.
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.askAgain(), ASK_AGAIN);
  }

  private askAgain(): void {
    if (!this.element || !isBusy(this.element)) this.isAnswering = false;
    this.next();
  }
}

/** The speakers of all chats by their ids. */
export class Speakers {
  private readonly all = new Map<string, Speaker>();
  /** How many chats can be stopped now. */
  readonly stoppable = new Store(0);

  /** The one speaker of a chat. */
  of(id: string): Speaker {
    const known = this.all.get(id);
    if (known) return known;
    const speaker = new Speaker();
    this.all.set(id, speaker);
    speaker.replies.state.subscribe(() => {
      const count = this.busy().length;
      if (count !== this.stoppable.get()) this.stoppable.set(count);
    });
    return speaker;
  }

  /** Stops every reply that streams in. */
  stopAll(): void {
    for (const speaker of this.busy()) speaker.stop();
  }

  private busy(): readonly Speaker[] {
    return [...this.all.values()].filter(({replies}) => replies.state.get().canStop);
  }
}

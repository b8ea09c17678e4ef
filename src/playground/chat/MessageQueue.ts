import type {DeepChatElement} from '../../chat';
import {isBusy, isRedrawing} from '../../chat/internals';
import {saidMessage} from '../../chat/saidMessage';
import {createStore} from 'zustand/vanilla';

/** A chat that does not take a message over is asked again after this many ms. */
const ASK_AGAIN = 800;
/** A chat that seems to wait for no reply is looked at again after this many ms, before its reply counts as stopped. */
const LOOK_AGAIN = 250;
/**
 * So many looks in a row must find no reply on its way: between two states, such as the dots and the first word,
 * the component shows neither, and a text that it gets then ends the reply.
 */
const QUIET_LOOKS = 3;
/** A chat that is about to draw itself again is asked again after this many ms. */
const DRAW_AGAIN = 20;
/** A chat takes the focus within this many ms of a text that it is given. */
const TAKES_FOCUS = 400;
/** A message that the chat hasn't shown after this many ms is given up. */
const GIVE_UP = 120_000;

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

interface Waiting {
  readonly text: string;
  readonly files: readonly File[];
  readonly until: number;
}

/**
 * The queued texts of one chat. The component drops a message without a word while it waits for
 * a reply, so each text waits until the one before is answered, and counts as sent only when the chat shows it.
 */
export class MessageQueue {
  /** How many texts wait. */
  readonly queued = createStore(() => 0);
  /** How many texts were given up since the last one that came in, because the chat took none of them. */
  readonly dropped = createStore(() => 0);
  private element: DeepChatElement | null = null;
  private waiting: Waiting[] = [];
  private isAnswering = false;
  /** Whether the chat was given a text that it hasn't shown yet. */
  private isGiven = false;
  /** How many looks in a row have found no reply on its way. */
  private quiet = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Queues a text, or files, or both. */
  add(text: string, files: readonly File[] = []): void {
    this.waiting.push({text, files, until: Date.now() + GIVE_UP});
    this.dropped.setState(0, true);
    this.next();
  }

  /** Takes back what waits. */
  clear(): void {
    this.waiting = [];
    this.queued.setState(0, true);
  }

  /** Sends to this element from now on; null when the chat goes. */
  attach(element: DeepChatElement | null): void {
    this.element?.removeEventListener('message', this.onMessage);
    this.element?.removeEventListener('error', this.onAnswered);
    this.element = element;
    this.isAnswering = false;
    this.isGiven = false;
    element?.addEventListener('message', this.onMessage);
    element?.addEventListener('error', this.onAnswered);
    this.next();
  }

  private readonly onMessage = (event: Event) => {
    const message = saidMessage(event);
    if (!message) return;
    if (message.role !== 'user') {
      this.onAnswered();
      return;
    }
    this.isAnswering = true;
    this.isGiven = false;
    this.quiet = 0;
    if (this.waiting[0]?.text === (message.text ?? '')) {
      this.waiting.shift();
      this.queued.setState(this.waiting.length, true);
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
    if (gone > 0) this.dropped.setState(this.dropped.getState() + gone, true);
    if (this.waiting.length !== this.queued.getState())
      this.queued.setState(this.waiting.length, true);
    const [first] = this.waiting;
    if (!first || !this.element) return;
    if (isRedrawing(this.element)) {
      this.timer = setTimeout(() => this.next(), DRAW_AGAIN);
      return;
    }
    if (!this.isAnswering && !this.isGiven) {
      this.isGiven = true;
      holdFocus(this.element);
      const {text, files} = first;
      this.element.submitUserMessage({
        ...(text ? {text} : {}),
        ...(files.length > 0 ? {files: [...files]} : {}),
      });
    }
    // A reply that the user stops ends without an event, so the chat is asked again in any case.
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.askAgain(), ASK_AGAIN);
  }

  private askAgain(): void {
    this.quiet = this.element && isBusy(this.element) ? 0 : this.quiet + 1;
    if (this.isAnswering && this.quiet > 0 && this.quiet < QUIET_LOOKS) {
      this.timer = setTimeout(() => this.askAgain(), LOOK_AGAIN);
      return;
    }
    if (this.quiet > 0) this.isAnswering = false;
    this.isGiven = false;
    this.next();
  }
}

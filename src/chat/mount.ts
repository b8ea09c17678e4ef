import {createElement, type ComponentProps, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {DeepChat} from 'deep-chat-react';
import {defined} from '../lib/defined';
import {announceReplies} from './announceReplies';
import {
  changedKeys,
  copy,
  copyLive,
  handOut,
  AT_CREATION,
  ON_ELEMENT,
  type Live,
} from './configCopy';
import {firstRender} from './firstRender';
import {applyHostStyle, hasHostBorder, hasOwnBackground} from './hostStyle';
import {isBusy, TEXT_INPUT} from './internals';
import {listenToKeys, nameParts, nameSource, type NameSource} from './accessibleNames';
import {keepAtEnd} from './keepAtEnd';
import {skins, skinSheet} from './skins';
import {setContrastSkins, skinBehind} from './contrastSkin';
import {onSiteSkin, siteSkin} from './siteSkin';
import type {ChatConfig, DeepChatElement} from './types';

/** What a mounted chat tells its host. */
export interface MountEvents {
  /** Sets what the chat's place shows; `null` shows nothing. */
  readonly onDraw: (view: ReactNode) => void;
  /** Called with each element when it has rendered for the first time, and with `null` when it goes. */
  readonly onElement: (element: DeepChatElement | null) => void;
  /** Called with the text of each finished reply and of each error, to be announced. */
  readonly onAnnounce: (text: string) => void;
  /** Called when a change of the configuration led to a chat that does not render. */
  readonly onFail: (error: unknown) => void;
}

/** A reply that shows no sign of life for this many ms no longer holds back a change. */
const STUCK_LIMIT = 20_000;

type Properties = Record<string, unknown>;

/**
 * A live chat: an element of the wrapper `deep-chat-react`, which is given new properties only when the
 * configuration differs. Messages, draft and focus outlive each rebuild and each element.
 */
export class Mount {
  private element!: DeepChatElement;
  /** Another number is another element. */
  private key = 0;
  private author: ChatConfig;
  private wanted: ChatConfig;
  private applied: ChatConfig;
  /** The properties of `DeepChat`. The component writes into their values. */
  private given: Properties = {};
  private readonly live: Live;
  private names: NameSource;
  private frame = 0;
  private stuck: ReturnType<typeof setTimeout> | undefined;
  private cleanups: (() => void)[] = [];
  /** Whether `wanted` may differ from what the component has. */
  private pending = false;
  /** What a new view was given of the one before, until it is drawn. */
  private carried: {readonly messages?: unknown[]; readonly draft?: string} = {};
  private readonly stopSkin = onSiteSkin(() => {
    this.setSkin();
    this.scheduleUpdate();
  });

  /** @param panel - Becomes the intro panel: the component takes its first child for that. */
  constructor(
    private readonly panel: HTMLElement | undefined,
    config: ChatConfig,
    private readonly events: MountEvents,
  ) {
    this.author = config;
    this.wanted = config;
    this.applied = copy(config);
    this.live = {current: config};
    this.names = nameSource(config);
  }

  /** Takes a new configuration over; the conversation and the draft stay. */
  update(config: ChatConfig): void {
    if (config === this.author) return;
    this.author = config;
    this.wanted = config;
    this.pending = true;
    // In a microtask, because React can't draw inside the effect that calls this.
    queueMicrotask(() => this.flush());
  }

  /** Puts the focus into the text field. `focusInput` only sets the caret in some browsers. */
  focus(): void {
    this.root.querySelector<HTMLElement>(TEXT_INPUT)?.focus();
  }

  destroy(): void {
    this.pending = false;
    this.drop();
    this.stopSkin();
    this.events.onDraw(null);
  }

  private drop(): void {
    for (const cleanup of this.cleanups.splice(0)) cleanup();
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    clearTimeout(this.stuck);
    this.stuck = undefined;
    this.events.onElement(null);
  }

  private get root(): ShadowRoot {
    // The component attaches an open one in its constructor.
    return defined(this.element.shadowRoot, 'shadow root of the chat');
  }

  /**
   * Creates the element; `loadComponent` has to be done.
   *
   * @returns Resolves after the first render.
   * @throws When the component does not render, with the reason if the page reported one.
   */
  async start(): Promise<void> {
    this.key += 1;
    this.given = {};
    this.takeOver();
    for (const key of Object.keys(this.wanted)) this.assign(key);
    this.given.auxiliaryStyle = skinSheet(this.wanted.auxiliaryStyle);
    this.writeCarried();
    this.draw();
    const {element} = this;
    this.applyToElement(ON_ELEMENT);
    if (this.panel) element.append(this.panel);
    this.listen(element);
    if (!(await firstRender(element, this.cleanups))) return;
    this.updateParts();
    this.events.onElement(element);
  }

  /**
   * Draws the chat with what is in `given`. The wrapper assigns every property on each render, and each
   * assignment rebuilds the chat, so this is the only place that gives it another set of properties.
   */
  private draw(): void {
    const properties = {...this.given, key: this.key, ref: this.takeElement};
    const view = createElement(DeepChat, properties as ComponentProps<typeof DeepChat>);
    flushSync(() => this.events.onDraw(view));
  }

  private readonly takeElement = (element: DeepChatElement | null): void => {
    if (element) this.element = element;
  };

  /** From here on the wanted configuration is the one in use. */
  private takeOver(): void {
    this.pending = false;
    this.applied = copy(this.wanted);
    this.live.current = this.wanted;
    this.names = nameSource(this.wanted);
  }

  /** In the same commit as the other properties, so that the one rebuild has messages and draft. */
  private writeCarried(): void {
    const {messages, draft} = this.carried;
    if (messages) this.given.history = messages;
    // An empty draft is written over a default text: the reader has removed or sent it.
    if (draft || (draft === '' && this.given.defaultInput !== undefined)) {
      this.given.defaultInput = {text: draft};
    }
  }

  private assign(key: string): void {
    if (ON_ELEMENT.has(key)) return;
    this.given[key] = copyLive(Reflect.get(this.wanted, key), [key], this.live);
  }

  private listen(element: DeepChatElement): void {
    const observer = new MutationObserver(() => this.scheduleUpdate());
    observer.observe(this.root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'class'],
    });
    const resize = new ResizeObserver(() => this.scheduleUpdate());
    resize.observe(element);
    const stopKeys = listenToKeys(this.root);
    const stopScrolling = keepAtEnd(element, this.root);
    const stopReplies = announceReplies(element, this.events.onAnnounce);
    this.cleanups.push(() => {
      observer.disconnect();
      resize.disconnect();
      stopKeys();
      stopScrolling();
      stopReplies();
    });
  }

  private scheduleUpdate(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.updateParts();
    });
  }

  /** Brings names, contrast skins and handed-on methods up to date with what the component has drawn. */
  private updateParts(): void {
    nameParts(this.root, this.names);
    setContrastSkins(this.root);
    handOut(this.given, this.author);
    this.flush();
  }

  private setSkin(): void {
    const config = this.wanted;
    const own = hasOwnBackground(config) ? skinBehind(this.element) : undefined;
    const skin = own ?? siteSkin();
    this.element.setAttribute('data-skin', skin);
    // Not a `var()`: the component reads that as an empty border color and fills in its own.
    if (hasHostBorder(config)) this.element.style.borderColor = skins[skin].border;
  }

  private flush(): void {
    if (!this.pending) return;
    const changed = changedKeys(this.applied, this.wanted);
    if (changed.every((key) => ON_ELEMENT.has(key))) {
      this.takeOver();
      if (changed.length > 0) this.applyToElement(changed);
    } else if (isBusy(this.element)) {
      this.waitForReply();
    } else {
      this.apply(changed);
    }
  }

  private waitForReply(): void {
    // Each sign of life in the chat comes here again through `updateParts`.
    clearTimeout(this.stuck);
    this.stuck = setTimeout(() => {
      const changed = changedKeys(this.applied, this.wanted);
      if (changed.length > 0) this.apply(changed);
    }, STUCK_LIMIT);
  }

  private applyToElement(changed: Iterable<string>): void {
    for (const key of changed) {
      // hostStyle has put `style` and `chatStyle` into the inline style.
      if (key === 'style' || key === 'chatStyle') continue;
      const value: unknown = Reflect.get(this.wanted, key);
      const name = key === 'className' ? 'class' : key;
      if (value === undefined || value === null) this.element.removeAttribute(name);
      else this.element.setAttribute(name, String(value));
    }
    applyHostStyle(this.element, this.wanted);
    this.setSkin();
  }

  private apply(changed: readonly string[]): void {
    clearTimeout(this.stuck);
    const {root} = this;
    const field = root.querySelector<HTMLElement>(TEXT_INPUT);
    // Without a chat view (not drawn yet, or an API key is asked for) getMessages is a placeholder.
    const {messages, draft} = field
      ? {messages: this.element.getMessages(), draft: field.innerText}
      : this.carried;
    this.carried = {
      messages: changed.includes('history') ? undefined : messages,
      draft: changed.includes('defaultInput') ? undefined : draft,
    };
    const focused = field !== null && root.activeElement === field;
    if (changed.some((key) => AT_CREATION.has(key))) {
      this.drop();
      this.start().then(() => focused && this.focus(), this.events.onFail);
      return;
    }
    this.takeOver();
    const onElement = changed.filter((key) => ON_ELEMENT.has(key));
    if (onElement.length > 0) this.applyToElement(onElement);
    for (const key of changed) this.assign(key);
    this.writeCarried();
    this.draw();
    if (focused) this.refocus(field);
  }

  private refocus(old: HTMLElement): void {
    const observer = new MutationObserver(() => {
      if (old.isConnected) return;
      observer.disconnect();
      this.focus();
    });
    observer.observe(this.root, {childList: true, subtree: true});
    this.cleanups.push(() => observer.disconnect());
  }
}

import {alike, changedKeys, copy, copyLive, handOut, type Live} from './clone';
import {applyHostStyle, hasOwnBackground} from './hostStyle';
import {listenToKeys} from './keys';
import {isSubmit, nameParts, nameSource, type NameSource} from './names';
import {HistoryPages} from './pages';
import {skinSheet} from './skins';
import {onSiteSkin, setTones, siteSkin, skinBehind} from './tone';
import type {ChatConfig, DeepChatElement} from './types';

/** What a mounted chat tells its host. */
export interface MountEvents {
  /** Called with each element when it has rendered for the first time, and with `null` when it goes. */
  readonly onElement: (element: DeepChatElement | null) => void;
  /** Called with the text of each finished reply and of each error, to be announced. */
  readonly onAnnounce: (text: string) => void;
}

/**
 * Properties that the component reads when it creates its service, once for each element, and the style
 * sheet, which it takes once. A change of one of them needs a new element.
 */
const AT_CREATION: ReadonlySet<string> = new Set([
  'connect',
  'directConnection',
  'webModel',
  'requestBodyLimits',
  'images',
  'gifs',
  'camera',
  'audio',
  'microphone',
  'mixedFiles',
  'auxiliaryStyle',
]);

/** Applied to the element without a rebuild. `chatStyle` counts only once in the component itself. */
const ON_ELEMENT: ReadonlySet<string> = new Set([
  'style',
  'chatStyle',
  'className',
  'id',
  'dir',
  'lang',
]);

/** A chat that does not render says so after this many ms. */
const RENDER_LIMIT = 4000;
/** A reply that shows no sign of life for this many ms no longer holds back a change. */
const STUCK_LIMIT = 20_000;

type Properties = Record<string, unknown>;

/** The messages, drafts and place in time of one chat, which outlive its elements. */
export class Mount {
  private element!: DeepChatElement;
  private author: ChatConfig;
  private wanted: ChatConfig;
  private applied: ChatConfig;
  private given: Properties = {};
  private readonly live: Live;
  private pages = new HistoryPages();
  private names: NameSource;
  private frame = 0;
  private stuck: ReturnType<typeof setTimeout> | undefined;
  private cleanups: (() => void)[] = [];
  private readonly stopSkin = onSiteSkin(() => this.setSkin());

  /** @param panel - Becomes the intro panel: the component takes its first child for that. */
  constructor(
    private readonly place: HTMLElement,
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

  /**
   * Creates the element; `loadComponent` has to be done.
   *
   * @returns Resolves after the first render.
   * @throws When the component does not render, with the reason if the page reported one.
   */
  start(): Promise<void> {
    return this.create(undefined, undefined);
  }

  /** Takes a new configuration over; the conversation and the draft stay. */
  update(config: ChatConfig): void {
    if (config === this.author) return;
    this.author = config;
    this.wanted = config;
    this.flush();
  }

  /** Removes the element and every listener. */
  destroy(): void {
    this.drop();
    this.stopSkin();
  }

  private drop(): void {
    for (const cleanup of this.cleanups.splice(0)) cleanup();
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    clearTimeout(this.stuck);
    this.stuck = undefined;
    this.element.remove();
    this.events.onElement(null);
  }

  private get root(): ShadowRoot {
    // The component attaches an open shadow root in its constructor.
    return this.element.shadowRoot as ShadowRoot;
  }

  private create(history: unknown, draft: string | undefined): Promise<void> {
    const config = this.wanted;
    const element = document.createElement('deep-chat');
    this.element = element;
    this.given = {};
    this.author = config;
    this.applied = copy(config);
    this.live.current = config;
    this.names = nameSource(config);
    applyHostStyle(element, config);
    this.setSkin();
    if (this.panel) element.append(this.panel);
    for (const key of Object.keys(config)) this.assign(key);
    this.write('auxiliaryStyle', skinSheet(config.auxiliaryStyle));
    if (history !== undefined) this.write('history', history);
    if (draft) this.write('defaultInput', {text: draft});
    this.listen(element);
    const rendered = this.rendered(element);
    this.place.append(element);
    this.setSkin();
    return rendered;
  }

  private write(key: string, value: unknown): void {
    this.given[key] = value;
    Reflect.set(this.element, key, value);
  }

  /** Gives the element its copy of one property. */
  private assign(key: string): void {
    const value = (this.wanted as Properties)[key];
    if (key === 'loadHistory' && typeof value === 'function') {
      const load = copyLive(value, [key], this.live) as (index: number) => unknown[];
      this.write(key, (index: number) => this.pages.page(index, load));
    } else if (key === 'className') {
      this.element.className = String(value ?? '');
    } else if (key === 'chatStyle' || key === 'style') {
      // hostStyle has put both into the inline style.
    } else if (key === 'id' || key === 'dir' || key === 'lang' || /^(aria|data)-/.test(key)) {
      if (value === undefined || value === null) this.element.removeAttribute(key);
      else this.element.setAttribute(key, String(value));
    } else {
      this.write(key, copyLive(value, [key], this.live));
    }
  }

  private rendered(element: DeepChatElement): Promise<void> {
    return new Promise((resolve, reject) => {
      let reason = '';
      const onReport = (event: ErrorEvent) => {
        reason ||= event.message;
      };
      const end = () => {
        clearTimeout(timer);
        removeEventListener('error', onReport);
        element.removeEventListener('render', onRender);
      };
      const onRender = () => {
        end();
        this.dress();
        this.events.onElement(element);
        resolve();
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(reason || 'The chat did not render with this configuration.'));
      }, RENDER_LIMIT);
      // The component renders in a timer of its own: what it throws reaches only the window.
      addEventListener('error', onReport);
      element.addEventListener('render', onRender);
      this.cleanups.push(end, resolve);
    });
  }

  private listen(element: DeepChatElement): void {
    const observer = new MutationObserver(() => this.scheduleDress());
    observer.observe(this.root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['style', 'class'],
    });
    const resize = new ResizeObserver(() => this.scheduleDress());
    resize.observe(element);
    const stopKeys = listenToKeys(this.root);
    // Events of the component neither bubble nor rebuild it; errors in a listener stay in the listener.
    const onMessage = (event: Event) => {
      const {message, isHistory} = (event as CustomEvent).detail as {
        message: {role?: string; text?: string; html?: string; files?: unknown[]};
        isHistory: boolean;
      };
      if (isHistory || message.role === 'user') return;
      this.events.onAnnounce(spoken(message));
    };
    const onError = (event: Event) => {
      if (event instanceof CustomEvent) this.events.onAnnounce(`Error: ${String(event.detail)}`);
    };
    element.addEventListener('message', onMessage);
    element.addEventListener('error', onError);
    this.cleanups.push(() => {
      observer.disconnect();
      resize.disconnect();
      stopKeys();
      element.removeEventListener('message', onMessage);
      element.removeEventListener('error', onError);
    });
  }

  private scheduleDress(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.dress();
    });
  }

  /** Brings names, tones and handed-on methods up to date with what the component has drawn. */
  private dress(): void {
    nameParts(this.root, this.names);
    setTones(this.root);
    handOut(this.given, this.author);
    this.flush();
  }

  private setSkin(): void {
    const config = this.wanted;
    const own = hasOwnBackground(config) ? skinBehind(this.element) : undefined;
    this.element.setAttribute('data-skin', own ?? siteSkin());
  }

  /** Whether a reply is on its way: the send button shows that it waits, or that it can stop it. */
  private get busy(): boolean {
    const buttons = this.root.querySelectorAll('.input-button');
    return [...buttons].some(
      (button) => isSubmit(button) && !button.matches('.submit-button,.disabled-button'),
    );
  }

  private flush(): void {
    const {wanted} = this;
    const changed = changedKeys(this.applied, wanted);
    if (changed.length === 0) {
      this.live.current = wanted;
      return;
    }
    if (changed.every((key) => ON_ELEMENT.has(key))) {
      this.applyToElement(changed);
      return;
    }
    if (this.busy) {
      this.waitForReply();
      return;
    }
    this.apply(changed);
  }

  private waitForReply(): void {
    // Each sign of life in the chat comes here again through `dress`.
    clearTimeout(this.stuck);
    this.stuck = setTimeout(() => {
      this.apply(changedKeys(this.applied, this.wanted));
    }, STUCK_LIMIT);
  }

  private applyToElement(changed: readonly string[]): void {
    this.applied = copy(this.wanted);
    this.live.current = this.wanted;
    for (const key of changed) this.assign(key);
    applyHostStyle(this.element, this.wanted);
    this.setSkin();
  }

  private apply(changed: readonly string[]): void {
    clearTimeout(this.stuck);
    this.stuck = undefined;
    const {wanted, root} = this;
    const field = root.querySelector<HTMLElement>('#text-input');
    // Before there is a chat view (an API key is asked for), getMessages is an empty placeholder.
    const messages = field ? this.element.getMessages() : undefined;
    const keep = changed.includes('history') ? undefined : messages;
    const draft = changed.includes('defaultInput') ? undefined : (field?.innerText ?? undefined);
    const focused = root.activeElement === field && field !== null;
    if (keep && wanted.loadHistory) this.pages.carry();
    else this.pages = new HistoryPages();
    if (changed.some((key) => AT_CREATION.has(key))) {
      this.drop();
      this.create(keep, draft).then(
        () => focused && this.element.focusInput(),
        (error: unknown) => reportError(error),
      );
      return;
    }
    this.applied = copy(wanted);
    this.live.current = wanted;
    this.names = nameSource(wanted);
    if (changed.some((key) => ON_ELEMENT.has(key))) this.applyToElement(changed);
    for (const key of changed) if (!ON_ELEMENT.has(key)) this.assign(key);
    // In the same tick as the other properties, so that the one rebuild has the messages.
    if (keep) this.write('history', keep);
    if (draft !== undefined && (draft !== '' || !alike(wanted.defaultInput, undefined))) {
      this.write('defaultInput', {text: draft});
    }
    if (focused) this.refocus(field);
  }

  private refocus(old: HTMLElement): void {
    const observer = new MutationObserver(() => {
      if (old.isConnected) return;
      observer.disconnect();
      this.element.focusInput();
    });
    observer.observe(this.root, {childList: true, subtree: true});
    this.cleanups.push(() => observer.disconnect());
  }
}

/** What is read out for a finished message. HTML is reduced to its text. */
export function spoken(message: {
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly unknown[];
}): string {
  const {text, html, files} = message;
  const parsed = html ? new DOMParser().parseFromString(html, 'text/html').body.textContent : '';
  const count = files?.length ?? 0;
  const sent = count === 0 ? '' : count === 1 ? 'A file' : `${count} files`;
  const said = [text, parsed, sent].map((part) => part?.trim()).filter(Boolean);
  return said.length === 0 ? '' : `Reply: ${said.join(' ').slice(0, 1000)}`;
}

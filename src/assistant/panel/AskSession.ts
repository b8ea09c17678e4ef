import type {DeepChatElement} from '../../chat';
import * as parts from '../../chat/internals';
import {DEFAULT_FRAMEWORK, frameworkName, isFramework} from '../../example/frameworks';
import {builtBaseUrl} from '../../lib/storageName';
import {Conversation} from '../conversation';
import type {Engine} from '../engine';
import type {WayOut} from '../shared';
import {keepTurns, recallTurns} from '../savedTurns';
import {asWritten, sendAsWritten} from './asWritten';
import {chatConfig, chipAt, chips} from './chatConfig';
import {narrow} from './narrow';

/** What the packages for frameworks export. */
const PACKAGE_EXPORTS = ['DeepChat', 'DeepChatCore', 'DeepChatElement'];
/** Milliseconds that a button says what it has done. */
const SAID = 2000;

function copyButton(words: string, text: () => string) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ask-copy';
  button.textContent = words;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text()).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Press Ctrl+C'),
    );
    setTimeout(() => (button.textContent = words), SAID);
  });
  return button;
}

/** Width of a character of code, in ems. */
const CHARACTER = 0.602;

/** Colors a block of code, broken at the panel's width; without the highlighter it stays plain. */
function color(code: HTMLElement): void {
  const language = /language-(\w+)/.exec(code.className)?.[1] ?? 'tsx';
  void import('../../ui/code/highlight').then(
    ({highlight}) => {
      const width = code.clientWidth / parseFloat(getComputedStyle(code).fontSize);
      const isScript = /^(?:[jt]sx?|html|vue|svelte)$/.test(language);
      const shown = isScript ? narrow(code.textContent, width / CHARACTER) : code.textContent;
      code.innerHTML = highlight(shown, language);
    },
    () => undefined,
  );
}

/** Gives each block of code in the answers its colors and a button that copies it. */
function finishCode(root: ShadowRoot): void {
  for (const block of root.querySelectorAll<HTMLElement>(`${parts.AI_TEXT} pre`)) {
    if (block.parentElement?.classList.contains('ask-code')) continue;
    const frame = document.createElement('div');
    frame.className = 'ask-code';
    block.replaceWith(frame);
    frame.append(
      block,
      copyButton('Copy code', () => block.innerText),
    );
    const code = block.querySelector('code');
    if (code) color(code);
  }
}

/** Links of this site with its origin, for a text that is pasted elsewhere. */
const withOrigin = (markdown: string) =>
  markdown.replace(/\]\((?=\/)/g, `](${window.location.origin}`);

/** Gives each answer a button that copies its Markdown, and keeps its numbers on the line of the word before. */
function finishAnswers(root: ShadowRoot, answers: readonly string[]): void {
  for (const [at, bubble] of root.querySelectorAll<HTMLElement>(parts.AI_TEXT).entries()) {
    const answer = answers[at];
    if (answer === undefined || bubble.querySelector(':scope > .ask-copy')) continue;
    for (const {previousSibling: before} of bubble.querySelectorAll('a[title]'))
      if (before instanceof Text) before.data = before.data.replace(/ $/, '\u00a0');
    bubble.append(copyButton('Copy answer', () => withOrigin(answer)));
  }
}

/** What a session needs from the page around it. */
export interface SessionPlace {
  readonly engine: () => Promise<Engine>;
  readonly waysOut: (question: string) => readonly WayOut[];
  /** Called with each click in the chat that asks for nothing. */
  readonly onClick: (event: MouseEvent) => void;
}

/** Every word of the component's API, to tell the names that a model has invented. */
async function loadNames(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(`${builtBaseUrl()}docs/api.json`);
    if (!response.ok) return undefined;
    const words = (await response.text()).match(/[\w$-]+/g);
    return new Set([...PACKAGE_EXPORTS, ...(words ?? [])]);
  } catch {
    return undefined;
  }
}

/** The conversation and the chat element that shows it, which come and go apart. */
export class AskSession {
  private place: SessionPlace | undefined;
  private element: DeepChatElement | null = null;
  private listeners: AbortController | undefined;
  private isBusy = false;
  private isBegun = false;
  /** Asked when the answer that is under way has ended. */
  private next: string | undefined;
  private onEmpty: (isEmpty: boolean) => void = () => undefined;
  private readonly conversation: Conversation;

  constructor() {
    this.conversation = new Conversation(recallTurns(), {
      engine: () => this.now.engine(),
      retrieve: async (question, page) => {
        const {retrieve} = await import(/* webpackChunkName: "answers" */ '../retrieve');
        return retrieve(question, page);
      },
      names: loadNames,
      page: () => window.location.pathname,
      framework: () => {
        const {framework} = document.documentElement.dataset;
        return frameworkName(isFramework(framework) ? framework : DEFAULT_FRAMEWORK);
      },
      waysOut: (question) => this.now.waysOut(question),
      keep: keepTurns,
      offer: (questions) => {
        if (questions.length > 0)
          this.show({role: 'ai', html: chips(questions, 'Follow-up questions')});
      },
      fail: (message, question) => {
        this.show({error: message});
        this.show({role: 'ai', html: chips([question], 'After an error', 'Ask again')});
      },
    });
  }

  /** Whether nothing was said and nothing went wrong yet. */
  get isEmpty(): boolean {
    return !this.isBegun && this.conversation.all.length === 0;
  }

  /** What the chat element is set up with: it shows the conversation until now. */
  config() {
    return chatConfig(this.conversation, {
      onAsked: () => {
        this.isBusy = true;
        this.isBegun = true;
        this.onEmpty(false);
      },
      onAnswered: () => {
        this.isBusy = false;
        this.finish();
        void this.showQuestion();
        const question = this.next;
        this.next = undefined;
        if (question) this.ask(question);
      },
    });
  }

  /** Takes the values of the page; called again whenever they change. */
  settle(place: SessionPlace, onEmpty: (isEmpty: boolean) => void): void {
    this.place = place;
    this.onEmpty = onEmpty;
  }

  /** Takes a chat element over, or lets go of it. */
  attach(element: DeepChatElement | null): void {
    this.listeners?.abort();
    this.element = element;
    const root = element?.shadowRoot;
    if (!root) return;
    this.listeners = new AbortController();
    // The component draws earlier messages after its first render, and a stream again with each piece.
    const observer = new MutationObserver(() => {
      if (!this.isBusy) this.finish();
    });
    observer.observe(root, {childList: true, subtree: true});
    this.listeners.signal.addEventListener('abort', () => observer.disconnect());
    this.finish();
    sendAsWritten(root, this.listeners.signal, () => !this.isBusy);
    root.addEventListener(
      'click',
      (event) => {
        const question = chipAt(event);
        if (question) this.ask(question);
        else if (event instanceof MouseEvent) this.now.onClick(event);
      },
      {signal: this.listeners.signal},
    );
  }

  /** Asks as if the reader had written it; after the answer that is under way. */
  ask(question: string): void {
    if (this.isBusy) this.next = question;
    else this.element?.submitUserMessage({text: asWritten(question)});
  }

  /** @param text - Letters typed before the chat had its field. */
  focus(text: string): void {
    if (this.element) parts.continueIn(this.element, text);
  }

  /** Forgets the conversation. The chat element has to begin again. */
  clear(): void {
    this.isBusy = false;
    this.isBegun = false;
    this.next = undefined;
    this.conversation.clear();
    this.onEmpty(true);
  }

  /** Adds what the component doesn't draw: colors of code, and buttons that copy. */
  private finish(): void {
    const root = this.element?.shadowRoot;
    if (!root) return;
    finishCode(root);
    const answers = this.conversation.all.filter(({role}) => role === 'ai');
    finishAnswers(
      root,
      answers.map(({text}) => text),
    );
  }

  /** Scrolls to the last question: the component shows the end of its answer. A model's answer was read as it came. */
  private async showQuestion(): Promise<void> {
    const {limit} = await this.now.engine();
    const asked = this.element?.shadowRoot?.querySelectorAll(parts.USER_TEXT);
    if (!limit && asked) [...asked].at(-1)?.scrollIntoView();
  }

  private get now(): SessionPlace {
    if (!this.place) throw new Error('Call settle() first.');
    return this.place;
  }

  private show(message: object): void {
    if (this.element?.isConnected) this.element.addMessage(message);
  }
}

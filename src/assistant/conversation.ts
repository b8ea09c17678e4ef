import {AnswerError, NothingSent, type Engine, type Message, type Section} from './engine';
import {isFound} from './certainty';
import {nearestOf} from './extract';
import {cite, MAX_ANSWER, NOT_IN_DOCS, refusalText, withSources, type WayOut} from './shared';
import type {Turn} from './savedTurns';
import {followUps} from './suggestions';
import {inContext} from './words';

/** How the chat takes an answer: the component's `connect.handler` signals. */
export interface AnswerSignals {
  readonly onResponse: (response: {text: string; overwrite?: boolean}) => Promise<void> | void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly stopClicked: {listener: () => void};
}

/** What an answer needs from around it. */
export interface Surroundings {
  readonly engine: () => Engine | Promise<Engine>;
  readonly retrieve: (question: string, page: string) => Promise<readonly Section[]>;
  /** Names of the API; nothing when they can't be loaded. */
  readonly names: () => Promise<ReadonlySet<string> | undefined>;
  /** Path of the page that is shown. */
  readonly page: () => string;
  /** The reader's framework, as its name is written. */
  readonly framework: () => string;
  readonly waysOut: (question: string) => readonly WayOut[];
  /** Keeps the conversation. */
  readonly keep: (turns: readonly Turn[]) => void;
  /** Offers follow-up questions. */
  readonly offer: (questions: readonly string[]) => void;
  /** Shows why there is no answer. */
  readonly fail: (message: string, question: string) => void;
}

/** Only a model needs it. */
const loadPrompt = () => import(/* webpackChunkName: "ask-prompt" */ './prompt');

/** Words that point back to the question before. */
const POINTS_BACK = /\b(?:it|that|this|these|those|them|one)\b/i;

/** Least time between two drawings of an answer, in ms. */
const DRAW_EVERY = 50;

/** Earlier answers as a model reads them: without the numbers of their own sections. */
const plain = (text: string) => text.replace(/ ?\[\d+\]\([^)]*\)/g, '');

const historyOf = (turns: readonly Turn[]) =>
  turns
    .filter(({isAside}) => !isAside)
    .map(({role, text}): Message => ({
      role: role === 'user' ? 'user' : 'assistant',
      content: plain(text),
    }));

const questionsOf = (turns: readonly Turn[]) =>
  turns.filter(({role, isAside}) => role === 'user' && !isAside).map(({text}) => text);

/** Why there is no answer, as Markdown that may be shown. */
const messageOf = (error: unknown) =>
  error instanceof AnswerError
    ? cite(error.message, []).markdown
    : "The docs couldn't be loaded. Check your connection, then ask again.";

/** A conversation and its next answer. */
export class Conversation {
  private stop: AbortController | undefined;

  constructor(
    private turns: readonly Turn[],
    private readonly around: Surroundings,
  ) {}

  get all(): readonly Turn[] {
    return this.turns;
  }

  /** Forgets everything, and an answer that is under way. */
  clear(): void {
    this.stop?.abort();
    this.stop = undefined;
    this.set([]);
  }

  private set(turns: readonly Turn[]): void {
    this.turns = turns;
    this.around.keep(turns);
  }

  /** Answers a question in the chat. Never rejects. */
  async answer(question: string, signals: AnswerSignals): Promise<void> {
    const {around} = this;
    const before = this.turns;
    const stop = new AbortController();
    this.stop = stop;
    signals.stopClicked.listener = () => stop.abort();
    this.set([...before, {role: 'user', text: question}]);
    signals.onOpen();

    let shown = '';
    const show = async (text: string) => {
      if (!text || text === shown || stop.signal.aborted) return;
      await signals.onResponse(shown ? {text, overwrite: true} : {text});
      shown = text;
    };
    let isAside = false;
    let error: unknown;
    let sections: readonly Section[] = [];
    try {
      const engine = await around.engine();
      sections = await this.sectionsFor(question, questionsOf(before));
      await show(await this.textOf(engine, question, before, sections, stop.signal, show));
    } catch (reason) {
      error = reason;
      if (reason instanceof NothingSent) {
        isAside = true;
        await show(reason.markdown);
      }
    }
    if (this.stop !== stop) return; // it was cleared, and its chat is gone
    signals.onClose();
    if (error && !isAside && !stop.signal.aborted) {
      this.set(before);
      around.fail(messageOf(error), question);
      return;
    }
    const mark = isAside ? ({isAside} as const) : {};
    const asks: Turn = {role: 'user', text: question, ...mark};
    this.set(shown ? [...before, asks, {role: 'ai', text: shown, ...mark}] : before);
    const asked = this.turns.filter(({role}) => role === 'user').map(({text}) => text);
    if (!isAside && !stop.signal.aborted) around.offer(followUps(sections, asked));
  }

  /** The sections for a question. If it has none, it is searched with the question before. */
  private async sectionsFor(
    question: string,
    before: readonly string[],
  ): Promise<readonly Section[]> {
    const {retrieve, page} = this.around;
    const sections = await retrieve(inContext(question, before), page());
    const last = before.at(-1);
    if (last === undefined || isFound(sections) || !POINTS_BACK.test(question)) return sections;
    const together = await retrieve(`${question} ${inContext(last, before.slice(0, -1))}`, page());
    return isFound(together) ? together : sections;
  }

  private async textOf(
    engine: Engine,
    question: string,
    before: readonly Turn[],
    sections: readonly Section[],
    signal: AbortSignal,
    show: (text: string) => Promise<void>,
  ): Promise<string> {
    const {around} = this;
    const refusal = () => refusalText(nearestOf(sections), around.waysOut(question));
    const isModel = engine.limit !== undefined;
    if (!isFound(sections)) return refusal();
    const asked = {page: around.page(), framework: around.framework(), limit: engine.limit ?? 0};
    const quoted = sections.map(({markdown, ...one}) => ({...one, text: markdown ?? one.text}));
    const messages: readonly Message[] = isModel
      ? (await loadPrompt()).prompt(question, historyOf(before), quoted, asked)
      : [{role: 'user', content: inContext(question, questionsOf(before))}];
    const names = isModel ? await around.names() : undefined;
    const drawn = (text: string) => cite(text, quoted, names).markdown;

    let text = '';
    let drawnAt = 0;
    for await (const piece of engine.answer(messages, sections, signal)) {
      text += piece;
      if (text.length > MAX_ANSWER) break;
      const isRefusal = NOT_IN_DOCS.startsWith(text.trim().slice(0, NOT_IN_DOCS.length));
      if (isRefusal || (isModel && Date.now() - drawnAt < DRAW_EVERY)) continue;
      drawnAt = Date.now();
      await show(drawn(text));
    }
    if (!text.trim() || text.includes(NOT_IN_DOCS)) return refusal();
    return isModel ? withSources(text, quoted, names) : drawn(text);
  }
}

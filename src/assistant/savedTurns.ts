// The conversation is kept for this tab, the chosen engine for later visits. A key is never kept.
import {isObject} from '../lib/isObject';
import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import type {EngineId} from './engine';

/** One question or answer, as Markdown that may be shown. */
export interface Turn {
  readonly role: 'user' | 'ai';
  readonly text: string;
  /** Whether it is about sending and not about the docs: models don't read it. */
  readonly isAside?: true;
}

/** Most turns that a tab keeps; the chat draws them all when it opens. */
const MAX_TURNS = 100;
const CONVERSATION = 'ask-conversation';
const ENGINE = 'ask-engine';

const isTurn = (value: unknown): value is Turn =>
  isObject(value) &&
  (value.role === 'user' || value.role === 'ai') &&
  typeof value.text === 'string';

/**
 * A turn without pictures: another script could have changed the saved text, and a picture would load from its
 * host. Questions are shown as they were written, never as Markdown.
 */
const withoutPictures = (turn: Turn): Turn =>
  turn.role === 'user' ? turn : {...turn, text: turn.text.replaceAll('![', '[')};

/** The conversation of this tab; an empty one when there is none or it can't be read. */
export function recallTurns(): readonly Turn[] {
  const text = safeStorage.get('sessionStorage', storageName(CONVERSATION));
  if (!text) return [];
  try {
    const turns: unknown = JSON.parse(text);
    return Array.isArray(turns) ? turns.filter(isTurn).map(withoutPictures) : [];
  } catch {
    return []; // another version of this site wrote it
  }
}

/** Keeps the conversation until the tab is closed. */
export function keepTurns(turns: readonly Turn[]): void {
  const name = storageName(CONVERSATION);
  if (turns.length === 0) safeStorage.remove('sessionStorage', name);
  else safeStorage.set('sessionStorage', name, JSON.stringify(turns.slice(-MAX_TURNS)));
}

/** The engine that the reader chose last. */
export function recallEngine(): string | undefined {
  return safeStorage.get('localStorage', storageName(ENGINE));
}

/** Remembers the engine for later visits. */
export function keepEngine(engine: EngineId): void {
  safeStorage.set('localStorage', storageName(ENGINE), engine);
}

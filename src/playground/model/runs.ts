import type {ReplyMetrics, Tokens} from './metrics';
import {filled, type RunValues} from './variables';

/** Most requests of one run. */
export const MAX_REQUESTS = 200;
/** A run with more requests than this asks first. */
export const ASK_ABOVE = 20;
/** Most values of one variable. */
export const MAX_VALUES = 100;

/** The values in a text with one in each line. */
export function valuesIn(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [...new Set(lines)].filter(Boolean).slice(0, MAX_VALUES);
}

/** Every combination of the values; one without any for a prompt without variables. */
export function combinations(
  lists: readonly (readonly [name: string, values: readonly string[]])[],
): readonly RunValues[] {
  return lists.reduce<readonly RunValues[]>(
    (made, [name, values]) =>
      made.flatMap((one) => values.map((value) => ({...one, [name]: value}))),
    [{}],
  );
}

/** How many combinations there would be, without making them. */
export function countOf(lists: readonly (readonly [string, readonly string[]])[]): number {
  return lists.reduce((count, [, values]) => count * values.length, 1);
}

/** What became of one prompt in one chat. */
export interface RunCell {
  readonly state: 'waiting' | 'asking' | 'done' | 'failed' | 'cancelled';
  readonly reply?: string;
  readonly error?: string;
  readonly metrics?: ReplyMetrics;
  /** No service was asked: a preview or a demo. */
  readonly isUnsent?: boolean;
  readonly rating?: 'up' | 'down';
}

/** A chat that a run asks. */
export interface RunChatInfo {
  readonly id: string;
  readonly name: string;
}

/** A run: prompts by chats. */
export interface RunTable {
  readonly template: string;
  readonly variables: readonly string[];
  readonly chats: readonly RunChatInfo[];
  readonly rows: readonly {
    readonly values: RunValues;
    readonly prompt: string;
    /** In the order of the chats. */
    readonly cells: readonly RunCell[];
  }[];
}

/** Makes the table of a run in which nothing was asked yet. */
export function beginRun(
  template: string,
  lists: readonly (readonly [string, readonly string[]])[],
  chats: readonly RunChatInfo[],
): RunTable {
  const cells = chats.map((): RunCell => ({state: 'waiting'}));
  return {
    template,
    variables: lists.map(([name]) => name),
    chats,
    rows: combinations(lists).map((values) => ({
      values,
      prompt: filled(template, values),
      cells,
    })),
  };
}

/** Changes one cell of a run. */
export function withCell(
  table: RunTable,
  row: number,
  column: number,
  changes: Partial<RunCell>,
): RunTable {
  return {
    ...table,
    rows: table.rows.map((one, at) =>
      at === row
        ? {
            ...one,
            cells: one.cells.map((cell, of) => (of === column ? {...cell, ...changes} : cell)),
          }
        : one,
    ),
  };
}

/** Ends what has no reply yet. */
export function cancelled(table: RunTable): RunTable {
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.state === 'waiting' || cell.state === 'asking' ? {...cell, state: 'cancelled'} : cell,
      ),
    })),
  };
}

/** How far a run is. */
export function progressOf({rows}: RunTable): {readonly ended: number; readonly all: number} {
  const cells = rows.flatMap((row) => row.cells);
  const ended = cells.filter(({state}) => state !== 'waiting' && state !== 'asking').length;
  return {ended, all: cells.length};
}

/** Programs for tables take a text that begins with one of these for a formula. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠|%]/u;

/** A text as one cell of a CSV file, which no program for tables takes for a formula. */
export function csvCell(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\n\r\t;]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const rounded = (ms: number | undefined) => (ms === undefined ? undefined : Math.round(ms));

function tokenCount({asked, answered, total}: Tokens = {}): number | undefined {
  return (
    total ??
    (asked === undefined && answered === undefined ? undefined : (asked ?? 0) + (answered ?? 0))
  );
}

const SAID: Readonly<Record<RunCell['state'], string>> = {
  waiting: 'not asked',
  asking: 'not asked',
  done: 'replied',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** One reply of a run, as files have it. */
interface Entry {
  readonly values: RunValues;
  readonly prompt: string;
  readonly chat: string;
  readonly state: string;
  readonly sent: boolean;
  readonly reply?: string;
  readonly error?: string;
  readonly firstTokenMs?: number;
  readonly totalMs?: number;
  readonly tokens?: number;
  readonly rating?: 'up' | 'down';
}

function entriesOf({rows, chats}: RunTable): readonly Entry[] {
  return rows.flatMap(({values, prompt, cells}) =>
    cells.map((cell, column) => {
      const {state, reply, error, metrics, rating, isUnsent} = cell;
      const wasAsked = state === 'done' || state === 'failed';
      return {
        values,
        prompt,
        chat: chats[column]?.name ?? '',
        state: SAID[state],
        sent: wasAsked && !isUnsent,
        reply,
        error,
        firstTokenMs: rounded(metrics?.first),
        totalMs: rounded(metrics?.total),
        tokens: tokenCount(metrics?.tokens),
        rating,
      };
    }),
  );
}

const COLUMNS = [
  'prompt',
  'chat',
  'state',
  'sent',
  'reply',
  'error',
  'firstTokenMs',
  'totalMs',
  'tokens',
  'rating',
] as const;

/** A run as a CSV file, a line for each reply. */
export function runCsv(table: RunTable): string {
  const head = [...table.variables.map((name) => `{{${name}}}`), ...COLUMNS];
  const lines = entriesOf(table).map((entry) => [
    ...table.variables.map((name) => entry.values[name]),
    ...COLUMNS.map((column) => {
      const value = entry[column];
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    }),
  ]);
  return [head, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('');
}

/** A run as a JSON file. */
export function runJson(table: RunTable): string {
  return `${JSON.stringify({prompt: table.template, replies: entriesOf(table)}, null, 2)}\n`;
}

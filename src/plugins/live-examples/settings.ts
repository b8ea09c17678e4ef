import {ExampleError} from '../../example/model/outline';

/** How many characters a title may have, so that it fits beside its buttons. */
const TITLE_LENGTH = 60;
const DEFAULT_HEIGHT = 360;

/** What the words after `tsx live` say. */
export interface FenceSettings {
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
}

/** Whether a code fence is a live example. */
export function isLive({lang, meta}: {lang?: string | null; meta?: string | null}): boolean {
  return lang === 'tsx' && /(^|\s)live(\s|$)/.test(meta ?? '');
}

/**
 * Reads the words after `tsx live`.
 *
 * @throws ExampleError for a missing or long title, a height that is no number of px, and unknown words
 */
export function readSettings(meta: string): FenceSettings {
  const words = new Map(
    [...meta.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!, value]),
  );
  for (const name of words.keys())
    if (!['live', 'title', 'height'].includes(name))
      throw new ExampleError(
        `"${name}" is unknown. A live fence begins with: tsx live title="…" height="360"`,
        0,
      );
  const title = words.get('title');
  if (!title || title.length > TITLE_LENGTH)
    throw new ExampleError(
      `A live fence needs title="…" with 1 to ${TITLE_LENGTH} characters that say what it shows.`,
      0,
    );
  const height = Number(words.get('height') ?? DEFAULT_HEIGHT);
  if (!Number.isInteger(height) || height < 120 || height > 1000)
    throw new ExampleError('The height is a whole number of px from 120 to 1000.', 0);
  return {title, height};
}

/** The error of a fence with the place where its author finds it. */
export function placed(error: ExampleError, file: string, fenceLine: number): Error {
  return new Error(`${file}:${fenceLine + error.line}  ${error.message}`, {cause: error});
}

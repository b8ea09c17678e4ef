import {ExampleError, type Outline} from '../../example/model/outline';
import {pageProblem} from '../../mdx/pageProblem';
import fs from 'node:fs';
import path from 'node:path';
import {fencesIn} from '../../mdx/fences';
import {pageFiles} from '../api-reference/pages';
import {filesIn} from '../files';

/** How many characters a title may have, so that it fits beside its buttons. */
const TITLE_LENGTH = 60;
/** How many characters a prompt may have, so that its chip has one line. */
const PROMPT_LENGTH = 40;
const DEFAULT_HEIGHT = 360;
const WORDS = ['live', 'title', 'height', 'body', 'prompt', 'reply', 'shows', 'marks'];

/** The settings after `tsx live`. */
export interface FenceSettings {
  readonly title: string;
  /** Height of the chat in px, in the code of the example. */
  readonly height: number;
  /** Height in px of chat and code in the block, where it is not the usual one. */
  readonly body?: number;
  /** A text that one click sends into the chat. */
  readonly prompt?: string;
  /** What the server of `connect.url` replies, as there is none. Without it the chat shows the request. */
  readonly reply?: string;
  /** Properties and constants that the snippet folds last. */
  readonly shows?: readonly string[];
  /** Properties, constants and keys whose lines are marked in the snippet. */
  readonly marks?: readonly string[];
}

/** Whether a code fence is a live example. */
export function isLive({lang, meta}: {lang?: string | null; meta?: string | null}): boolean {
  return lang === 'tsx' && /(^|\s)live(\s|$)/.test(meta ?? '');
}

/**
 * Reads the words after `tsx live`.
 *
 * @throws ExampleError for a missing or long title, an empty or long prompt, a height that is no number of px,
 *   and unknown words
 */
export function readFenceSettings(meta: string): FenceSettings {
  const words = new Map(
    [...meta.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value]) => [name, value]),
  );
  for (const name of words.keys())
    if (!WORDS.includes(name))
      throw new ExampleError(
        `"${name}" is unknown. A live fence begins with: tsx live title="…" height="360" body="320" prompt="…" reply="…" shows="…" marks="…"`,
        0,
      );
  const title = words.get('title');
  if (!title || title.length > TITLE_LENGTH)
    throw new ExampleError(
      `A live fence needs title="…" with 1 to ${TITLE_LENGTH} characters that say what it shows.`,
      0,
    );
  const pixels = (name: string, least: number, most: number) => {
    const value = words.has(name) ? Number(words.get(name)) : undefined;
    if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
      throw new ExampleError(`The ${name} is a whole number of px from ${least} to ${most}.`, 0);
    return value;
  };
  const height = pixels('height', 120, 1000) ?? DEFAULT_HEIGHT;
  const body = pixels('body', 240, 640);
  const prompt = words.get('prompt');
  if (words.has('prompt') && (!prompt?.trim() || prompt.length > PROMPT_LENGTH))
    throw new ExampleError(
      `The prompt is what one click sends: prompt="…" with 1 to ${PROMPT_LENGTH} characters.`,
      0,
    );
  const namesIn = (name: string) => words.get(name)?.split(/\s+/).filter(Boolean);
  return {
    title,
    height,
    body,
    prompt,
    reply: words.get('reply'),
    shows: namesIn('shows'),
    marks: namesIn('marks'),
  };
}

/**
 * Checks that an example with a prompt has a chat that can reply to it.
 *
 * @throws ExampleError with the line of the property that keeps it from replying
 */
export function checkPrompt({properties}: Outline): void {
  const names = properties.map(({name}) => name);
  if (names.includes('webModel') && !names.includes('connect') && !names.includes('demo'))
    throw new ExampleError(
      'A prompt needs a chat that replies, and webModel alone needs a download. Remove prompt="…", ' +
        'or add demo or connect.handler.',
      0,
    );
}

/**
 * Checks that `shows` names parts of the example.
 *
 * @throws ExampleError for a name that the example doesn't have
 */
export function checkShown({constants, properties, shows}: Outline): void {
  const names = [...constants, ...properties].map(({name}) => name);
  const unknown = shows?.find((name) => !names.includes(name));
  if (unknown)
    throw new ExampleError(`shows names "${unknown}". The example has: ${names.join(', ')}.`, 0);
}

/** The error of a fence with the place where its author finds it. */
export function placed(error: ExampleError, file: string, fenceLine: number): Error {
  return pageProblem(file, fenceLine + error.line, error.message);
}

/** A live example in a page's source. */
export interface LiveFence extends FenceSettings {
  readonly file: string;
  /** Line of the file on which the fence begins; the source begins on the next. */
  readonly line: number;
  readonly source: string;
}

/** Examples of pages that aren't MDX themselves, one in each file. */
const FEATURES = '_features/';

/**
 * All live examples of the pages.
 *
 * @throws Error with file and line for a fence whose first line is wrong
 */
export function readLiveFences(siteDir: string): LiveFence[] {
  const features = filesIn(path.join(siteDir, 'docs')).filter((name) => name.startsWith(FEATURES));
  const files = [...pageFiles(siteDir), ...features.map((name) => `docs/${name}`)];
  return files.flatMap((page) => {
    const file = path.join(siteDir, page);
    const fences = fencesIn(fs.readFileSync(file, 'utf8').replace(/\r\n/g, '\n'));
    return fences.flatMap(({language, meta, code, line}): LiveFence[] => {
      if (!isLive({lang: language, meta})) return [];
      try {
        return [{...readFenceSettings(meta), file, line, source: code.replace(/\n$/, '')}];
      } catch (error) {
        if (!(error instanceof ExampleError)) throw error;
        throw placed(error, file, line);
      }
    });
  });
}

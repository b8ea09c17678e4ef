import {isObject} from '../../lib/isObject';
import {MAX_CHATS} from './workspace';

/** A conversation of another program, before its messages are checked. */
export interface ForeignHistory {
  readonly name: string;
  /** Messages in the form of the component. */
  readonly messages: readonly unknown[];
}

/** Whose form a file has. */
export type HistoryFormat = 'Deep Chat' | 'OpenAI' | 'Anthropic';

/** Conversations that were found in a file, and how many were left out. */
export interface FoundHistories {
  readonly format: HistoryFormat;
  readonly histories: readonly ForeignHistory[];
  readonly notes: readonly string[];
}

const ROLES: Readonly<Record<string, string>> = {
  user: 'user',
  human: 'user',
  assistant: 'ai',
  ai: 'ai',
  model: 'ai',
};

interface Reading {
  format: HistoryFormat;
  isToolLeftOut: boolean;
  isSystemLeftOut: boolean;
}

/** Texts and pictures of one content: a text, or parts in the form of OpenAI or Anthropic. */
function partsOf(content: unknown, reading: Reading): {texts: string[]; files: unknown[]} {
  const found = {texts: [] as string[], files: [] as unknown[]};
  for (const part of [content].flat()) {
    if (typeof part === 'string') found.texts.push(part);
    if (!isObject(part)) continue;
    const {type, text, source, image_url: image} = part;
    if (typeof text === 'string') found.texts.push(text);
    else if (isObject(image)) found.files.push({src: image.url, type: 'image'});
    else if (typeof image === 'string') found.files.push({src: image, type: 'image'});
    else if (isObject(source) && typeof source.data === 'string') {
      reading.format = 'Anthropic';
      found.files.push({
        src: `data:${String(source.media_type)};base64,${source.data}`,
        type: 'image',
      });
    } else if (/tool|function|thinking/.test(String(type))) reading.isToolLeftOut = true;
  }
  return found;
}

function messageOf(given: unknown, reading: Reading): readonly unknown[] {
  if (!isObject(given)) return [];
  const {author, sender, content, text, html, files, custom} = given;
  const said = given.role ?? (isObject(author) ? author.role : undefined) ?? sender;
  if (said === 'system' || said === 'developer') {
    reading.isSystemLeftOut = true;
    return [];
  }
  // The component's own form has no `content`.
  if (content === undefined && sender === undefined)
    return [{role: said, text, html, files, custom}];
  if (sender !== undefined) reading.format = 'Anthropic';
  else if (reading.format === 'Deep Chat') reading.format = 'OpenAI';
  const role = ROLES[String(said)];
  const inner = isObject(content) && Array.isArray(content.parts) ? content.parts : content;
  const found = partsOf(inner ?? text, reading);
  if (found.texts.length === 0 && typeof text === 'string') found.texts.push(text);
  if (given.tool_calls !== undefined || !role) reading.isToolLeftOut = true;
  const isEmpty = found.texts.join('') === '' && found.files.length === 0;
  if (!role || isEmpty) return [];
  return [{role, text: found.texts.join('\n\n'), files: found.files}];
}

/** The messages of an export of ChatGPT: a tree, from which the branch that was shown last is read. */
function branchOf({mapping, current_node: current}: Readonly<Record<string, unknown>>): unknown[] {
  if (!isObject(mapping)) return [];
  const found: unknown[] = [];
  const seen = new Set<unknown>();
  let at: unknown = current;
  while (typeof at === 'string' && !seen.has(at)) {
    seen.add(at);
    const node = Object.hasOwn(mapping, at) ? mapping[at] : undefined;
    if (!isObject(node)) break;
    if (node.message) found.unshift(node.message);
    at = node.parent;
  }
  return found;
}

function listOf(given: unknown): {readonly name: string; readonly list: unknown[]} | undefined {
  if (Array.isArray(given)) return {name: '', list: given};
  if (!isObject(given)) return undefined;
  const name = [given.title, given.name].find((one) => typeof one === 'string' && one !== '');
  const list = [given.messages, given.chat_messages, given.input, given.history].find(
    (one): one is unknown[] => Array.isArray(one),
  );
  if (list) return {name: String(name ?? ''), list};
  return isObject(given.mapping) ? {name: String(name ?? ''), list: branchOf(given)} : undefined;
}

const isConversation = (given: unknown) => isObject(given) && listOf(given) !== undefined;

/**
 * Conversations in the data of a file: a list of messages of the component, a request or a log of OpenAI or
 * Anthropic, or what ChatGPT and Claude export.
 *
 * @returns undefined where there is no conversation in it
 */
export function historiesIn(data: unknown): FoundHistories | undefined {
  const isList = Array.isArray(data) && data.some(isConversation);
  const given: readonly unknown[] = isList ? data : [data];
  const reading: Reading = {format: 'Deep Chat', isToolLeftOut: false, isSystemLeftOut: false};
  const histories = given.flatMap((one): ForeignHistory[] => {
    const found = listOf(one);
    const messages = found?.list.flatMap((message) => messageOf(message, reading)) ?? [];
    return found && messages.length > 0 ? [{name: found.name, messages}] : [];
  });
  if (histories.length === 0) return undefined;
  if (!isList && isObject(data) && typeof data.system === 'string') {
    reading.format = 'Anthropic';
    reading.isSystemLeftOut = true;
  }
  const notes = [
    histories.length > MAX_CHATS &&
      `Only the first ${MAX_CHATS} of ${histories.length} conversations were read.`,
    reading.isSystemLeftOut && 'System prompts were left out. Add yours under Settings.',
    reading.isToolLeftOut && 'Tool calls, their results and thinking were left out.',
  ].filter((note) => note !== false);
  return {format: reading.format, histories: histories.slice(0, MAX_CHATS), notes};
}

import {isObject} from '../../lib/isObject';
import {MAX_CODE_LENGTH} from './toolAnswers';

/** The functions of a chat that a person can write, in the order in which a message meets them. */
export const CODE_PARTS = ['requestInterceptor', 'handler', 'responseInterceptor'] as const;

/** Name of a chat's function. */
export type CodePart = (typeof CODE_PARTS)[number];

/** Sources of functions. They don't run before the person has seen and allowed them. */
export type ChatCode = Readonly<Partial<Record<CodePart, string>>>;

/** The known functions in data of unknown origin, without those that are empty. */
export function checkChatCode(given: unknown): ChatCode {
  if (!isObject(given)) return {};
  const found = CODE_PARTS.flatMap((part) => {
    const source = Object.hasOwn(given, part) ? given[part] : undefined;
    const isTaken = typeof source === 'string' && source.length <= MAX_CODE_LENGTH;
    return isTaken && source.trim() !== '' ? [[part, source] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Whether a chat has its own functions. */
export function hasCode({code}: {readonly code?: ChatCode}): boolean {
  return code !== undefined && Object.keys(code).length > 0;
}

import {isObject} from '../../lib/isObject';

/** How the calls of a function are answered. Without one the person answers by hand. */
export type ToolAnswer =
  | {readonly kind: 'fixed'; readonly text: string}
  /** Source of a function that gets the arguments. It only ever runs in its own frame. */
  | {readonly kind: 'code'; readonly code: string};

/** How calls are answered, by the name of the function. */
export type ToolAnswers = Readonly<Record<string, ToolAnswer>>;

/** Most functions of one chat. */
export const MAX_FUNCTIONS = 32;

/** Maximum length of a fixed answer, and of a function's code. */
export const MAX_CODE_LENGTH = 20_000;

/** A name that every provider takes for a function. */
export const FUNCTION_NAME = /^[A-Za-z_][\w-]{0,63}$/;

function checkAnswer(given: unknown): ToolAnswer | undefined {
  if (!isObject(given)) return undefined;
  const {kind, text, code} = given;
  if (kind === 'fixed' && typeof text === 'string' && text.length <= MAX_CODE_LENGTH)
    return {kind, text};
  if (kind === 'code' && typeof code === 'string' && code.length <= MAX_CODE_LENGTH)
    return {kind, code};
  return undefined;
}

/** The known answers in data of unknown origin. No code of it runs. */
export function checkToolAnswers(given: unknown): ToolAnswers {
  if (!isObject(given)) return {};
  const found = Object.keys(given)
    .filter((name) => FUNCTION_NAME.test(name) && name !== '__proto__')
    .slice(0, MAX_FUNCTIONS)
    .flatMap((name) => {
      const answer = checkAnswer(given[name]);
      return answer ? [[name, answer] as const] : [];
    });
  return Object.fromEntries(found);
}

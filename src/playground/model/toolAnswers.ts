import {isObject} from '../../lib/isObject';

/** The fixed answer to the calls of a function. Without one the person answers by hand. */
export interface ToolAnswer {
  readonly kind: 'fixed';
  readonly text: string;
}

/** How calls are answered, by the name of the function. */
export type ToolAnswers = Readonly<Record<string, ToolAnswer>>;

/** Most functions of one chat. */
export const MAX_FUNCTIONS = 32;

/** Maximum length of a fixed answer. */
export const MAX_ANSWER_LENGTH = 20_000;

/** A name that every provider takes for a function. */
export const FUNCTION_NAME = /^[A-Za-z_][\w-]{0,63}$/;

function checkAnswer(given: unknown): ToolAnswer | undefined {
  if (!isObject(given)) return undefined;
  const {kind, text} = given;
  const isGood = kind === 'fixed' && typeof text === 'string' && text.length <= MAX_ANSWER_LENGTH;
  return isGood ? {kind, text} : undefined;
}

/** The known answers in data of unknown origin. */
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

import type {FunctionCall} from '../model/elementProps';
import type {ToolAnswers} from '../schema';
import {answerCall, answerTo, noteCall} from '../stores/toolCalls';

/** Answers the calls of a model: with the fixed answer of each function, or when the person has written one. */
export function answerCalls(
  chat: string,
  answers: ToolAnswers,
  calls: readonly FunctionCall[],
): Promise<readonly {response: string}[]> {
  return Promise.all(
    calls.map(async (call) => {
      const id = noteCall(chat, call);
      const response = answerTo(id);
      const fixed = Object.hasOwn(answers, call.name) ? answers[call.name] : undefined;
      if (fixed) answerCall(chat, id, fixed.text, 'fixed');
      return {response: await response};
    }),
  );
}

import type {FunctionCall} from '../model/elementProps';
import type {ToolAnswer, ToolAnswers} from '../model/toolAnswers';
import {runFunction} from '../sandbox/runFunction';
import {answerCall, answerTo, changeCall, isAllowed, noteCall} from '../stores/toolCalls';

/**
 * Runs the code of a function for a call. Without an answer the call waits for the person.
 *
 * @param given - The arguments, a JSON text.
 */
export async function runForCall(
  chat: string,
  id: number,
  code: string,
  given: string,
): Promise<void> {
  changeCall(chat, id, {state: 'running', problem: undefined});
  let args: unknown;
  try {
    args = JSON.parse(given);
  } catch {
    changeCall(chat, id, {state: 'waiting', problem: 'The model’s arguments are not JSON.'});
    return;
  }
  const result = await runFunction(code, args);
  if (result.error === undefined) {
    answerCall(chat, id, result.text, 'code');
    return;
  }
  const where = result.line > 0 ? `Line ${result.line}: ` : '';
  changeCall(chat, id, {state: 'waiting', problem: `${where}${result.error}`});
}

function begin(
  chat: string,
  id: number,
  call: FunctionCall,
  answer: ToolAnswer | undefined,
): Promise<string> {
  const answered = answerTo(id);
  if (answer?.kind === 'fixed') answerCall(chat, id, answer.text, 'fixed');
  else if (answer?.kind === 'code' && isAllowed(answer.code))
    void runForCall(chat, id, answer.code, call.arguments);
  return answered;
}

/**
 * Answers the calls of a model: as the person has decided for each function, or when the person has written
 * an answer.
 */
export function answerCalls(
  chat: string,
  answers: ToolAnswers,
  calls: readonly FunctionCall[],
): Promise<readonly {response: string}[]> {
  return Promise.all(
    calls.map(async (call) => {
      const answer = Object.hasOwn(answers, call.name) ? answers[call.name] : undefined;
      return {response: await begin(chat, noteCall(chat, call), call, answer)};
    }),
  );
}

import {SourceText} from '../../example/generate/print';
import {quote} from '../../example/model/source';
import type {ToolAnswers} from './toolAnswers';
import type {ToolFunction} from './tools';

/** Lines after the first, further in. Those of a text over several lines stay where they are. */
function moved(code: string, by: number): string {
  return !SourceText.canMove(code) ? code : code.replace(/\n(?=.)/g, `\n${' '.repeat(by)}`);
}

/** What becomes of the calls of one function in code. */
function caseSource(name: string, answers: ToolAnswers): string {
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (answer?.kind === 'code')
    return [
      `      case ${quote(name)}: {`,
      `        const result = await (${moved(answer.code.trim(), 8)})(JSON.parse(json));`,
      "        return {response: typeof result === 'string' ? result : JSON.stringify(result ?? null)};",
      '      }',
    ].join('\n');
  const text = answer ? answer.text : `Write here what ${name} replies.`;
  return `      case ${quote(name)}:\n        return {response: ${quote(text)}};`;
}

/**
 * Source of the property `function_handler` for the functions of a chat: what the person has decided for
 * each, and a place to write where calls are answered by hand.
 *
 * @param callsType type of the parameter, where nothing else types it
 */
export function functionHandlerSource(
  functions: readonly ToolFunction[],
  answers: ToolAnswers = {},
  callsType = '',
): string {
  const names = [...new Set(functions.map(({name}) => name))];
  const isUsed = names.some(
    (name) => Object.hasOwn(answers, name) && answers[name]?.kind === 'code',
  );
  return [
    `async (calls${callsType}) => {`,
    `  const answers = calls.map(async ({name${isUsed ? ', arguments: json' : ''}}) => {`,
    '    switch (name) {',
    ...names.map((name) => caseSource(name, answers)),
    '      default:',
    "        return {response: 'There is no such function.'};",
    '    }',
    '  });',
    '  return Promise.all(answers);',
    '}',
  ].join('\n');
}

import type {FrameworkId} from '../../example/frameworks';
import {generate, type Generated} from '../../example/generate';
import {printValue} from '../../example/generate/print';
import {plainSnippet, styleOf} from '../../example/model';
import type {ChatValues} from '../../site/chatCode';

/** Height in px of the chat that the code makes. */
const HEIGHT = 440;

/** Complete code of a chat with these properties, from the same generators as the examples of the docs. */
export function codeFor(values: ChatValues, title: string, framework: FrameworkId): Generated {
  const properties = Object.entries(values).map(([name, value]) => ({
    name,
    value: plainSnippet(printValue(value)),
    needsChat: false,
  }));
  return generate(
    {title, constants: [], properties, style: styleOf(HEIGHT), buttons: [], usesChat: false},
    framework,
  );
}

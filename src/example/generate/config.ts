import {plainSnippet, styleOf, type Model} from '../model/model';
import type {ChatValues} from '../../lib/json';
import {printValue} from './printValue';

/** A chat that comes from a list of settings instead of a fence. */
export interface ChatSetup {
  /** The title of the page in the code for HTML. */
  readonly title: string;
  /** Properties of the component by their names. */
  readonly config: ChatValues;
  /** Height of the chat in px. */
  readonly height: number;
}

/**
 * The model of a chat from plain values, for {@link generate}. It needs no fence and no parser.
 *
 * @example
 * const {generate, modelOfConfig} = await loadGenerators();
 * generate(modelOfConfig({title: 'My chat', config: {demo: true}, height: 420}), 'vue').files;
 */
export function modelOfConfig({title, config, height}: ChatSetup): Model {
  return {
    title,
    constants: [],
    properties: Object.entries(config).map(([name, value]) => ({
      name,
      value: plainSnippet(printValue(value)),
      needsChat: false,
    })),
    style: styleOf(height),
    ownStyle: {},
    buttons: [],
    usesChat: false,
  };
}

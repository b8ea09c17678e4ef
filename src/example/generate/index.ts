import type {FrameworkId} from '../frameworks';
import {modelOf, plainSnippet, styleOf, type Model} from '../model/model';
import type {Outline} from '../model/outline';
import {angular, angularSnippet} from './angular';
import {html, htmlSnippet} from './html';
import type {FenceCode, Generated} from './generated';
import {fold, markedIn} from './fold';
import {linesIn, SNIPPET_LINES} from './rows';
import {SNIPPET_WIDTH, printValue} from './printValue';
import {next, react, reactSnippet} from './react';
import {solid, solidSnippet} from './solid';
import {svelte, svelteSnippet} from './svelte';
import {nuxt, vue, vueSnippet} from './vue';
import type {ChatValues} from '../../lib/json';

export type {FenceCode, Generated, GeneratedFile} from './generated';

/** The code of a framework: whole files, and the lines that say what a chat does. */
const GENERATORS: Readonly<
  Record<FrameworkId, readonly [(model: Model) => Generated, (model: Model) => string]>
> = {
  html: [html, htmlSnippet],
  react: [react, reactSnippet],
  next: [next, reactSnippet],
  vue: [vue, vueSnippet],
  nuxt: [nuxt, vueSnippet],
  angular: [angular, angularSnippet],
  svelte: [svelte, svelteSnippet],
  solid: [solid, solidSnippet],
};

/**
 * Complete code of a chat for one framework: what to install, and files ready to be pasted.
 *
 * The model comes from `modelOf` for a fence and from {@link modelOfConfig} for plain values.
 */
export function generate(model: Model, framework: FrameworkId): Generated {
  return GENERATORS[framework][0](model);
}

/** The lines of a chat's code that say what it does: no imports, no loading, no size. */
export function wholeSnippet(model: Model, framework: FrameworkId): string {
  return GENERATORS[framework][1]({...model, style: model.ownStyle, width: SNIPPET_WIDTH});
}

/** Those lines, folded to what the pane beside the chat has room for. */
export function snippetOf(model: Model, framework: FrameworkId): string {
  const whole = wholeSnippet(model, framework);
  const rows = model.rows ?? SNIPPET_LINES;
  if (linesIn(whole.split('\n')) <= rows) return whole;
  const constants = model.constants.map((constant) => ({
    ...constant,
    isLeftOut: !model.shows?.includes(constant.name),
  }));
  return fold(wholeSnippet({...model, constants, isShort: true}, framework), model.shows, rows);
}

interface CodeSource {
  readonly source: string;
  readonly outline: string;
  readonly title: string;
  /** Height of the chat in px. */
  readonly height: number;
}

export function codeOf(example: CodeSource, framework: FrameworkId): FenceCode {
  const outline = JSON.parse(example.outline) as Outline;
  const model = modelOf(example.source, outline, example.title, example.height);
  const snippet = snippetOf(model, framework);
  return {
    ...generate(model, framework),
    snippet,
    whole: wholeSnippet(model, framework),
    marked: markedIn(snippet, outline.marks ?? []),
  };
}

/** A chat that comes from a list of settings instead of a fence. */
export interface ChatSetup {
  /** The title of the page in the code for HTML. */
  readonly title: string;
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

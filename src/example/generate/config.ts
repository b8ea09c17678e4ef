import type {Model} from '../model/model';
import {plainSnippet, styleOf} from '../model/model';
import type {PanelElement} from '../model/outline';
import {printValue, SourceText} from './printValue';

/** A value of a chat's property: data, or source text of a function anywhere within it. */
export type ConfigValue =
  | string
  | number
  | boolean
  | null
  | SourceText
  | readonly ConfigValue[]
  | {readonly [key: string]: ConfigValue | undefined};

/** A chat that comes from a form or a list of settings instead of a fence. */
export interface ChatSetup {
  /** The title of the page in the code for HTML. */
  readonly title: string;
  /** Properties of the component by their names. Those that are undefined are left out. */
  readonly config: Readonly<Record<string, ConfigValue | undefined>>;
  /** Height of the chat in px. */
  readonly height?: number;
  /** CSS properties in camel case, beside width and height. */
  readonly style?: Readonly<Record<string, string | number>>;
  /** The intro panel. */
  readonly panel?: PanelElement;
}

const DEFAULT_HEIGHT = 360;

/** The sources of functions within a value. */
function sourcesIn(value: ConfigValue | undefined): string[] {
  if (value instanceof SourceText) return [value.text];
  if (typeof value !== 'object' || value === null) return [];
  const parts: readonly (ConfigValue | undefined)[] = Object.values(value);
  return parts.flatMap(sourcesIn);
}

/**
 * A function for a {@link ConfigValue}, as the source text of an expression in plain JavaScript, which every
 * framework takes. It refers to nothing outside of itself but what the browser has.
 *
 * @example
 * functionSource('(body, signals) => signals.onResponse({text: body.messages[0].text})')
 */
export function functionSource(text: string): SourceText {
  return new SourceText(text.trim());
}

/**
 * The model of a chat from plain values, for {@link generate}. It needs no fence and no parser.
 *
 * @example
 * const {generate, modelOfConfig} = await loadGenerators();
 * generate(modelOfConfig({title: 'My chat', config: {connect: {url: '/api/chat'}}}), 'vue').files;
 */
export function modelOfConfig(setup: ChatSetup): Model {
  const {title, config, height = DEFAULT_HEIGHT, style, panel} = setup;
  const properties = Object.entries(config)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = printValue(value);
      // The lines of a template literal must not move.
      const texts = sourcesIn(value)
        .filter((source) => !SourceText.canMove(source))
        .map((source) => {
          const start = text.indexOf(source);
          return [start, start + source.length] as const;
        });
      return {name, value: {...plainSnippet(text), texts}, needsChat: false};
    });
  return {
    title,
    constants: [],
    properties,
    style: styleOf(height, style),
    ownStyle: style ?? {},
    ...(panel ? {panel} : {}),
    buttons: [],
    usesChat: false,
  };
}

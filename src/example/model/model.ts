import type {Outline, PanelElement, Range, Reference} from './outline';
import {blanksBefore, usesChat} from './source';

/** A part of an example's source, with the changes that another place requires. */
export interface Snippet {
  readonly text: string;
  /** Blanks before the line on which the part begins in its source. */
  readonly indent: number;
  readonly references: readonly Reference[];
  readonly types: readonly Range[];
  readonly texts: readonly Range[];
}

export interface ModelConstant {
  readonly name: string;
  readonly statement: Snippet;
  /** The initial value; of a `function` its parameters and body, with `body` as the start of the latter. */
  readonly value: Snippet;
  readonly type?: string;
  readonly body?: number;
  readonly async?: boolean;
  /** Uses the chat, so it belongs to one chat and not to the module. */
  readonly needsChat: boolean;
  /** Known by its name only: a snippet has no room for it. */
  readonly isLeftOut?: boolean;
}

export interface ModelProperty {
  readonly name: string;
  readonly value: Snippet;
  readonly needsChat: boolean;
}

export interface ModelButton {
  readonly label: string;
  readonly value: Snippet;
}

/** An example as the generators of all frameworks read it. */
export interface Model {
  readonly title: string;
  /** Lines that import what the constants use. */
  readonly imports?: readonly string[];
  readonly constants: readonly ModelConstant[];
  readonly properties: readonly ModelProperty[];
  readonly style: Readonly<Record<string, string | number>>;
  /** The part of the style that the author wrote. */
  readonly ownStyle: Readonly<Record<string, string | number>>;
  readonly panel?: PanelElement;
  readonly buttons: readonly ModelButton[];
  /** The snippet leaves out the declarations before the element. */
  readonly isShort?: boolean;
  /** Parts that the snippet folds last. */
  readonly shows?: readonly string[];
  /** Rows that the pane of the snippet has, if more than usual. */
  readonly rows?: number;
  /** Columns after which the chat's opening tag is broken, if not those of a file. */
  readonly width?: number;
  readonly usesChat: boolean;
}

function snippet(source: string, outline: Outline, [start, end]: Range): Snippet {
  const line = source.slice(source.lastIndexOf('\n', start - 1) + 1);
  const isInside = ([from, to]: Range) => from >= start && to <= end;
  const shift = ([from, to]: Range): Range => [from - start, to - start];
  return {
    text: source.slice(start, end),
    indent: blanksBefore(line),
    references: outline.references
      .filter(({at}) => at >= start && at < end)
      .map((reference) => ({...reference, at: reference.at - start})),
    types: outline.types.filter(isInside).map(shift),
    texts: outline.texts.filter(isInside).map(shift),
  };
}

export function plainSnippet(text: string): Snippet {
  return {text, indent: 0, references: [], types: [], texts: []};
}

/** Width and height that show the chat as the page does: a percentage needs a block. */
export function styleOf(
  height: number,
  style: Readonly<Record<string, string | number>> = {},
): Model['style'] {
  return {display: 'block', width: '100%', height: `${height}px`, ...style};
}

export function modelOf(source: string, outline: Outline, title: string, height: number): Model {
  const {constants, properties, references} = outline;
  const given = properties.find(({name}) => name === 'style')?.style;
  return {
    title,
    constants: constants.map((constant) => ({
      name: constant.name,
      statement: snippet(source, outline, constant.at),
      value: snippet(source, outline, constant.value),
      needsChat: usesChat(constant.at, outline),
      ...(constant.type ? {type: source.slice(...constant.type)} : {}),
      ...(constant.body === undefined ? {} : {body: constant.body - constant.value[0]}),
      ...(constant.async ? {async: true} : {}),
    })),
    properties: properties
      .filter(({name}) => name !== 'style')
      .map(({name, at, text}) => ({
        name,
        value: at ? snippet(source, outline, at) : plainSnippet(text ?? 'true'),
        needsChat: at !== undefined && usesChat(at, outline),
      })),
    style: styleOf(height, given),
    ownStyle: given ?? {},
    ...(outline.panel ? {panel: outline.panel} : {}),
    buttons: outline.buttons.map(({label, at}) => ({label, value: snippet(source, outline, at)})),
    ...(outline.shows ? {shows: outline.shows} : {}),
    ...(outline.rows ? {rows: outline.rows} : {}),
    usesChat: references.some(({name}) => name === 'chat'),
  };
}

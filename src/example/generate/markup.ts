import type {Model} from '../model/model';
import type {PanelAttribute, PanelNode} from '../model/outline';
import {printValue, WIDTH} from './printValue';

/** How a language of templates writes elements: React's way, Solid's way, or HTML. */
export type MarkupKind = 'react' | 'solid' | 'html';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '{': '&#123;',
  '}': '&#125;',
  '@': '&#64;',
  '"': '&quot;',
  '\n': '&#10;',
  '\u00a0': '&nbsp;',
};

/** Text that means itself in HTML, in JSX and in the templates of Vue, Svelte and Angular. */
export function escapeText(text: string): string {
  return text.replace(/[&<>{}@\n\u00a0]/g, (character) => ENTITIES[character] ?? character);
}

function escapeAttribute(text: string): string {
  return text.replace(/[&<>{}"\n]/g, (character) => ENTITIES[character] ?? character);
}

const UNITLESS =
  /^(opacity|zIndex|fontWeight|lineHeight|flex|flexGrow|flexShrink|order|zoom|scale|aspectRatio|columnCount|gridRow|gridColumn)$/;

/** A name in camel case as CSS writes it. */
export const kebab = (name: string): string =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const cssValue = (name: string, value: string | number) =>
  typeof value === 'number' && value !== 0 && !UNITLESS.test(name) ? `${value}px` : String(value);

/** A style object as the text of a `style` attribute. */
export function cssText(style: Readonly<Record<string, string | number>>): string {
  return Object.entries(style)
    .map(([name, value]) => `${kebab(name)}: ${cssValue(name, value)}`)
    .join('; ');
}

/** A style object with the names of CSS, as Solid wants it. */
export function cssObject(
  style: Readonly<Record<string, string | number>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(style).map(([name, value]) => [kebab(name), cssValue(name, value)]),
  );
}

/** The `style` attribute of HTML, none for a style without anything in it. */
export function styleAttribute(style: Readonly<Record<string, string | number>>): string[] {
  return Object.keys(style).length > 0 ? [`style="${escapeAttribute(cssText(style))}"`] : [];
}

function attribute(name: string, value: PanelAttribute, kind: MarkupKind): string {
  if (name === 'style' && typeof value === 'object')
    return kind === 'react'
      ? `style={${printValue(value, 0, -Infinity)}}`
      : `style="${escapeAttribute(cssText(value))}"`;
  const own = name === 'className' && kind !== 'react' ? 'class' : name;
  if (value === true) return own;
  return `${own}="${escapeAttribute(String(value))}"`;
}

/** An opening tag: on one line where it fits, else one attribute a line. */
export function openTag(
  tag: string,
  attributes: readonly string[],
  indent: number,
  end: '>' | ' />' = '>',
  width = WIDTH,
): string {
  const line = `<${[tag, ...attributes].join(' ')}${end}`;
  if (attributes.length === 0 || (indent + line.length <= width && !line.includes('\n')))
    return line;
  const inner = attributes.map((text) => `\n${' '.repeat(indent + 2)}${text}`).join('');
  return `<${tag}${inner}\n${' '.repeat(indent)}${end.trim()}`;
}

const VOID = new Set(['br', 'img']);
const BLOCKS = /^(div|p|h[1-6]|ul|ol|li)$/;

/** An intro panel, its first line without indentation. */
export function printPanel(node: PanelNode, indent: number, kind: MarkupKind): string {
  if (typeof node === 'string')
    return escapeText(node).replace(/^ | $/g, kind === 'html' ? ' ' : "{' '}");
  const {tag, children = []} = node;
  const attributes = Object.entries(node.attributes ?? {}).flatMap(([name, value]) =>
    value === false ? [] : [attribute(name, value, kind)],
  );
  if (VOID.has(tag)) return openTag(tag, attributes, indent, ' />');
  const open = openTag(tag, attributes, indent);
  if (children.length === 0) return `${open}</${tag}>`;
  const inline = children.map((child) => printPanel(child, 0, kind)).join('');
  const isFlow = children.some((child) => typeof child === 'string');
  const isBlock = children.some((child) => typeof child !== 'string' && BLOCKS.test(child.tag));
  const line = `${open}${inline}</${tag}>`;
  if (isFlow || (!isBlock && indent + line.length <= WIDTH)) return line;
  return [
    open,
    ...children.map((child) => ' '.repeat(indent + 2) + printPanel(child, indent + 2, kind)),
    `${' '.repeat(indent)}</${tag}>`,
  ].join('\n');
}

/** The element itself with its intro panel, its first line without indentation. */
export function printChat(
  tag: string,
  attributes: readonly string[],
  {panel, width}: Pick<Model, 'panel' | 'width'>,
  indent: number,
  kind: MarkupKind,
): string {
  const open = (end: '>' | ' />' = '>') => openTag(tag, attributes, indent, end, width);
  if (!panel) return kind === 'html' ? `${open()}</${tag}>` : open(' />');
  const inner = ' '.repeat(indent + 2) + printPanel(panel, indent + 2, kind);
  return `${open()}\n${inner}\n${' '.repeat(indent)}</${tag}>`;
}

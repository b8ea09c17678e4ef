import type {Model} from '../model/model';
import {styleAttribute} from './markup';
import {
  joinParts,
  joinStatements,
  partsOf,
  printConstants,
  printConstantValue,
  type Generated,
} from './generated';
import {assign, printSnippet, type Dialect} from './printValue';

/** Angular reads a template from a template literal. */
const inTemplateLiteral = (markup: string) => markup.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** The template, `level` blanks further in, and the members of the class with `indent` blanks. */
function codeParts(model: Model, level: number, indent: number) {
  const inner = model.constants.filter(({needsChat}) => needsChat);
  const outer = model.constants.filter(({needsChat}) => !needsChat);
  const innerNames = new Set(inner.map(({name}) => name));
  const dialect: Dialect = {
    chat: 'this.chat',
    constant: (name) => (innerNames.has(name) ? `this.${name}` : name),
  };
  const {bindings, actions, markup} = partsOf(model, dialect);
  // A binding to a name with `on` is refused, and a listener gets events; the property gets the plain body.
  const callbacks = bindings.filter(({property}) => /^on[A-Z]/.test(property));
  const bound = bindings.filter((binding) => !callbacks.includes(binding));
  const usesElement = model.usesChat || callbacks.length > 0;

  const shown = new Set<string>();
  const field = (name: string, type: string, value: string) => {
    shown.add(name);
    return assign(`protected readonly ${name}${type}`, value, indent);
  };
  const fields = [
    ...(usesElement ? ["private readonly element = viewChild<ElementRef<DeepChat>>('chat');"] : []),
    ...inner.flatMap((constant) => {
      const code = field(
        constant.name,
        constant.type ? `: ${constant.type}` : '',
        printConstantValue(constant, indent, dialect),
      );
      return constant.isLeftOut ? [] : [code];
    }),
    // Two properties may have the same constant.
    ...bindings.flatMap(({property, expression, value, isLiteral}) => {
      if (isLiteral || shown.has(expression)) return [];
      const type = value ? `: DeepChat['${property}']` : '';
      return field(expression, type, value ? printSnippet(value, indent, dialect) : expression);
    }),
    ...actions.flatMap(({name, value}) =>
      shown.has(name) ? [] : field(name, '', value ? printSnippet(value, indent, dialect) : name),
    ),
  ];
  const attributes = [
    ...(usesElement ? ['#chat'] : []),
    ...bound.map(({property, expression}) => `[${property}]="${expression}"`),
    ...styleAttribute(model.style),
  ];
  const setCallbacks = [
    'effect(() => {',
    '  const element = this.element()?.nativeElement;',
    '  if (!element) return;',
    ...callbacks.map(
      ({property, expression, isLiteral}) =>
        `  element.${property} = ${isLiteral ? '' : 'this.'}${expression};`,
    ),
    '});',
  ];
  return {
    constants: printConstants(outer, 0, dialect),
    fields,
    markup: markup(attributes, level, (name) => `(click)="${name}()"`).map(inTemplateLiteral),
    usesElement,
    usesType: usesElement || bindings.some(({value}) => value),
    setCallbacks: callbacks.length > 0 ? setCallbacks : [],
    getChat: model.usesChat
      ? ['private get chat() {', '  return this.element()!.nativeElement;', '}']
      : [],
  };
}

export function angularSnippet(model: Model): string {
  const {constants, markup, fields, setCallbacks, getChat} = codeParts(model, 0, 0);
  return joinParts([
    joinStatements(constants, 0),
    markup.join('\n'),
    joinStatements(fields, 0),
    setCallbacks.join('\n'),
    getChat.join('\n'),
  ]).trimEnd();
}

/** Angular, standalone; the component is imported in the browser only, so prerendering takes it as it is. */
export function angular(model: Model): Generated {
  const {constants, markup, fields, usesElement, usesType, setCallbacks, getChat} = codeParts(
    model,
    6,
    2,
  );
  const names = [
    'afterNextRender',
    'Component',
    'CUSTOM_ELEMENTS_SCHEMA',
    ...(setCallbacks.length > 0 ? ['effect'] : []),
    ...(usesElement ? ['type ElementRef'] : []),
    'signal',
    ...(usesElement ? ['viewChild'] : []),
  ];
  const list = `import {${names.join(', ')}} from '@angular/core';`;
  const imports =
    list.length <= 100
      ? list
      : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@angular/core';`;
  const code = joinParts([
    [
      imports,
      ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : []),
      ...(model.imports ?? []),
    ].join('\n'),
    joinStatements(constants, 0),
    [
      '@Component({',
      "  selector: 'app-chat-example',",
      '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
      '  template: `',
      '    @if (ready()) {',
      ...markup.map((line) => `      ${line}`),
      '    }',
      '  `,',
      '})',
      'export class ChatExample {',
      joinStatements(['protected readonly ready = signal(false);', ...fields], 2),
      '',
      '  constructor() {',
      '    // The component needs a browser, and its element exists only after the import.',
      '    afterNextRender(async () => {',
      "      await import('deep-chat');",
      '      this.ready.set(true);',
      '    });',
      ...setCallbacks.map((line) => `    ${line}`),
      '  }',
      ...(getChat.length > 0 ? ['', ...getChat.map((line) => `  ${line}`)] : []),
      '}',
    ].join('\n'),
  ]);
  return {
    install: 'npm install deep-chat',
    files: [{path: 'src/app/chat-example.ts', language: 'ts', code}],
  };
}

import type {Model} from '../model/model';
import {cssText, escapeAttribute, escapeText, openTag, printChat} from './markup';
import {
  joinParts,
  joinStatements,
  partsOf,
  printConstants,
  printConstantValue,
  type Generated,
} from './parts';
import {assign, printSnippet, type Dialect} from './print';

/** Angular reads a template from a template literal. */
const inTemplateLiteral = (markup: string) => markup.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** Angular, standalone; the component is imported in the browser only, so prerendering takes it as it is. */
export function angular(model: Model): Generated {
  const {bindings, actions} = partsOf(model);
  const inner = model.constants.filter(({needsChat}) => needsChat);
  const outer = model.constants.filter(({needsChat}) => !needsChat);
  const innerNames = new Set(inner.flatMap(({names}) => names));
  const dialect: Dialect = {
    chat: 'this.chat',
    constant: (name) => (innerNames.has(name) ? `this.${name}` : name),
  };
  // A binding to a name with `on` is refused, and a listener gets events; the property gets the plain body.
  const callbacks = bindings.filter(({property}) => /^on[A-Z]/.test(property));
  const bound = bindings.filter((binding) => !callbacks.includes(binding));
  const usesElement = model.usesChat || callbacks.length > 0;

  const shown = new Set<string>();
  const field = (name: string, type: string, value: string) => {
    shown.add(name);
    return assign(`protected readonly ${name}${type}`, value, 2);
  };
  const fields = [
    'protected readonly ready = signal(false);',
    ...(usesElement ? ["private readonly element = viewChild<ElementRef<DeepChat>>('chat');"] : []),
    ...inner.map((constant) =>
      field(
        constant.names[0]!,
        constant.type ? `: ${constant.type}` : '',
        printConstantValue(constant, 2, dialect),
      ),
    ),
    ...bindings
      .filter(({isLiteral, expression}) => !isLiteral && !shown.has(expression))
      .map(({property, expression, value}) =>
        field(
          expression,
          value ? `: DeepChat['${property}']` : '',
          value ? printSnippet(value, 2, dialect) : expression,
        ),
      ),
    ...actions
      .filter(({name}) => !shown.has(name))
      .map(({name, value}) => field(name, '', value ? printSnippet(value, 2, dialect) : name)),
  ];
  const attributes = [
    ...(usesElement ? ['#chat'] : []),
    ...bound.map(({property, expression}) => `[${property}]="${expression}"`),
    `style="${escapeAttribute(cssText(model.style))}"`,
  ];
  const markup = [
    printChat('deep-chat', attributes, model.panel, 6, 'html'),
    ...actions.map(
      ({label, name}) =>
        `${openTag('button', ['type="button"', `(click)="${name}()"`], 6)}${escapeText(label)}</button>`,
    ),
  ];
  const names = [
    'afterNextRender',
    'Component',
    'CUSTOM_ELEMENTS_SCHEMA',
    ...(callbacks.length > 0 ? ['effect'] : []),
    ...(usesElement ? ['type ElementRef'] : []),
    'signal',
    ...(usesElement ? ['viewChild'] : []),
  ];
  const list = `import {${names.join(', ')}} from '@angular/core';`;
  const imports =
    list.length <= 100
      ? list
      : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '@angular/core';`;
  const setCallbacks = [
    '    effect(() => {',
    '      const element = this.element()?.nativeElement;',
    '      if (!element) return;',
    ...callbacks.map(
      ({property, expression, isLiteral}) =>
        `      element.${property} = ${isLiteral ? '' : 'this.'}${expression};`,
    ),
    '    });',
  ];
  const code = joinParts([
    [
      imports,
      ...(usesElement || bindings.some(({value}) => value)
        ? ["import type {DeepChat} from 'deep-chat';"]
        : []),
    ].join('\n'),
    joinStatements(printConstants(outer, 0, dialect), 0),
    [
      '@Component({',
      "  selector: 'app-chat-example',",
      '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
      '  template: `',
      '    @if (ready()) {',
      ...markup.map((line) => inTemplateLiteral(`      ${line}`)),
      '    }',
      '  `,',
      '})',
      'export class ChatExample {',
      joinStatements(fields, 2),
      '',
      '  constructor() {',
      '    // The component needs a browser, and its element exists only after the import.',
      '    afterNextRender(async () => {',
      "      await import('deep-chat');",
      '      this.ready.set(true);',
      '    });',
      ...(callbacks.length > 0 ? setCallbacks : []),
      '  }',
      ...(model.usesChat
        ? ['', '  private get chat() {', '    return this.element()!.nativeElement;', '  }']
        : []),
      '}',
    ].join('\n'),
  ]);
  return {
    install: 'npm install deep-chat',
    files: [{path: 'src/app/chat-example.ts', language: 'ts', code}],
  };
}

import type {Model} from '../model/model';
import {cssText, escapeAttribute, escapeText, openTag, printChat} from './markup';
import {joinParts, joinStatements, partsOf, printConstants, type Generated} from './parts';
import {assign, indented, printSnippet, safeInScript, type Dialect} from './print';

const DIALECT: Dialect = {chat: 'chat'};

/** Svelte 5; the component is imported in the browser only, so SvelteKit takes it as it is. */
export function svelte(model: Model): Generated {
  const {bindings, actions} = partsOf(model);
  const usesType = model.usesChat || bindings.some(({value}) => value);
  const constants = joinStatements(
    [
      ...printConstants(model.constants, 2, DIALECT),
      ...bindings
        .filter(({value}) => value)
        .map(({property, expression, value}) =>
          assign(
            `const ${expression}: DeepChat['${property}']`,
            printSnippet(value!, 2, DIALECT),
            2,
          ),
        ),
      ...actions
        .filter(({value}) => value)
        .map(({name, value}) => `const ${name} = ${printSnippet(value!, 2, DIALECT)};`),
    ],
    2,
  );
  const attributes = [
    ...(model.usesChat ? ['bind:this={chat}'] : []),
    ...bindings.map(({property, expression}) => {
      // Svelte takes `on…` for a listener, which gets an event; the property gets the plain body.
      if (/^on[A-Z]/.test(property))
        return `{@attach (element: DeepChat) => { element.${property} = ${expression}; }}`;
      return property === expression ? `{${property}}` : `${property}={${expression}}`;
    }),
    `style="${escapeAttribute(cssText(model.style))}"`,
  ];
  const usesAttach = attributes.some((text) => text.startsWith('{@attach'));
  const markup = [
    printChat('deep-chat', attributes, model.panel, 2, 'html'),
    ...actions.map(
      ({label, name}) =>
        `${openTag('button', ['type="button"', `onclick={${name}}`], 2)}${escapeText(label)}</button>`,
    ),
  ];
  const head = [
    "import {onMount} from 'svelte';",
    ...(usesType || usesAttach ? ["import type {DeepChat} from 'deep-chat';"] : []),
    '',
    ...(model.usesChat ? ['let chat: DeepChat = $state()!;'] : []),
    'let ready = $state(false);',
    '',
    '// The component needs a browser, and its element exists only after the import.',
    'onMount(async () => {',
    "  await import('deep-chat');",
    '  ready = true;',
    '});',
  ].join('\n');
  const code = [
    '<script lang="ts">',
    joinParts([indented(head, 2), safeInScript(constants)]) + '</script>',
    '',
    '{#if ready}',
    ...markup.map((line) => `  ${line}`),
    '{/if}',
    '',
  ].join('\n');
  return {
    install: 'npm install deep-chat',
    files: [{path: 'src/ChatExample.svelte', language: 'svelte', code}],
  };
}

import type {Model} from '../model/model';
import {styleAttribute} from './markup';
import {joinParts, joinStatements, partsOf, type Generated} from './generated';
import {indented, safeInScript, type Dialect} from './printValue';

const DIALECT: Dialect = {chat: 'chat'};

const CHAT = 'let chat: DeepChat = $state()!;';

/** @param indent Blanks before statements and before the element. */
function codeParts(model: Model, indent: number) {
  const {bindings, usesType, constants, functions, markup} = partsOf(model, DIALECT);
  const attributes = [
    ...(model.usesChat ? ['bind:this={chat}'] : []),
    ...bindings.map(({property, expression}) => {
      // Svelte takes `on…` for a listener, which gets an event; the property gets the plain body.
      if (/^on[A-Z]/.test(property))
        return `{@attach (element: DeepChat) => { element.${property} = ${expression}; }}`;
      return property === expression ? `{${property}}` : `${property}={${expression}}`;
    }),
    ...styleAttribute(model.style),
  ];
  return {
    statements: [...constants(indent), ...functions(indent)],
    markup: markup(attributes, indent, (name) => `onclick={${name}}`),
    usesType: usesType || attributes.some((text) => text.startsWith('{@attach')),
  };
}

export function svelteSnippet(model: Model): string {
  const {statements, markup} = codeParts(model, 0);
  const script = safeInScript(
    joinStatements([...(model.usesChat ? [CHAT] : []), ...statements], 0),
  );
  return [...(script ? [script, ''] : []), ...markup].join('\n');
}

/** Svelte 5; the component is imported in the browser only, so SvelteKit takes it as it is. */
export function svelte(model: Model): Generated {
  const {statements, markup, usesType} = codeParts(model, 2);
  const head = [
    "import {onMount} from 'svelte';",
    ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : []),
    ...(model.imports ?? []),
    '',
    ...(model.usesChat ? [CHAT] : []),
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
    joinParts([indented(head, 2), safeInScript(joinStatements(statements, 2))]) + '</script>',
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

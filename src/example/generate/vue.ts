import type {Model} from '../model/model';
import {styleAttribute} from './markup';
import {joinStatements, partsOf, type Generated} from './generated';
import {safeInScript, type Dialect} from './printValue';

const DIALECT: Dialect = {chat: 'chat.value!'};

const LOADING = `// The component needs a browser, and its element exists only after the import.
const ready = ref(false);
onMounted(async () => {
  await import('deep-chat');
  ready.value = true;
});`;

function statementsOf(model: Model): string[] {
  const {constants, functions} = partsOf(model, DIALECT);
  return [
    ...(model.usesChat ? ["const chat = useTemplateRef<DeepChat>('chat');"] : []),
    ...constants(0),
    ...functions(0),
  ];
}

/**
 * The element and its buttons.
 *
 * @param first Attributes before those of the chat.
 */
function markupOf(model: Model, level: number, first: readonly string[] = []): string[] {
  const {bindings, markup} = partsOf(model, DIALECT);
  const attributes = [
    ...first,
    ...(model.usesChat ? ['ref="chat"'] : []),
    // As a property a callback gets the plain body; as a listener it would get an event.
    ...bindings.map(
      ({property, expression}) =>
        `:${property}${/^on[A-Z]/.test(property) ? '.prop' : ''}="${expression}"`,
    ),
    ...styleAttribute(model.style),
  ];
  return markup(attributes, level, (name) => `@click="${name}"`);
}

/** What the script and the template hold of the chat, the same for Vue and Nuxt. */
export function vueSnippet(model: Model): string {
  const script = safeInScript(joinStatements(statementsOf(model), 0));
  return [...(script ? [script, ''] : []), ...markupOf(model, 0)].join('\n');
}

/**
 * The single-file component.
 *
 * @param hasServer a server renders it first, so the component is imported in the browser only
 */
function vueComponent(model: Model, hasServer: boolean): string {
  const {actions, usesType} = partsOf(model, DIALECT);
  const constants = joinStatements([...(hasServer ? [LOADING] : []), ...statementsOf(model)], 0);
  const names = [
    ...(hasServer ? ['onMounted', 'ref'] : []),
    ...(model.usesChat ? ['useTemplateRef'] : []),
  ];
  const imports = [
    ...(names.length > 0 ? [`import {${names.join(', ')}} from 'vue';`] : []),
    ...(hasServer ? [] : ["import 'deep-chat';"]),
    ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : []),
    ...(model.imports ?? []),
  ].join('\n');
  const isAlone = hasServer && actions.length === 0;
  const isGroup = hasServer && actions.length > 0;
  const level = isGroup ? 4 : 2;
  const first = isAlone ? ['v-if="ready"'] : [];
  const markup = markupOf(model, level, first);
  return [
    '<script setup lang="ts">',
    imports,
    ...(constants ? ['', safeInScript(constants)] : []),
    '</script>',
    '',
    '<template>',
    ...(isGroup ? ['  <template v-if="ready">'] : []),
    ...markup.map((line) => `${' '.repeat(level)}${line}`),
    ...(isGroup ? ['  </template>'] : []),
    '</template>',
    '',
  ].join('\n');
}

const VITE_CONFIG = `import vue from '@vitejs/plugin-vue';
import {defineConfig} from 'vite';

export default defineConfig({
  plugins: [
    vue({template: {compilerOptions: {isCustomElement: (tag) => tag === 'deep-chat'}}}),
  ],
});
`;

export function vue(model: Model): Generated {
  return {
    install: 'npm install deep-chat',
    files: [
      {path: 'src/ChatExample.vue', language: 'vue', code: vueComponent(model, false)},
      {path: 'vite.config.ts', language: 'ts', code: VITE_CONFIG},
    ],
  };
}

const NUXT_CONFIG = `export default defineNuxtConfig({
  compatibilityDate: '2026-01-31',
  vue: {compilerOptions: {isCustomElement: (tag) => tag === 'deep-chat'}},
});
`;

const NUXT_APP = `<template>
  <main>
    <ChatExample />
  </main>
</template>
`;

export function nuxt(model: Model): Generated {
  return {
    install: 'npm install deep-chat',
    files: [
      {path: 'app/components/ChatExample.vue', language: 'vue', code: vueComponent(model, true)},
      {path: 'nuxt.config.ts', language: 'ts', code: NUXT_CONFIG},
      {path: 'app/app.vue', language: 'vue', code: NUXT_APP},
    ],
  };
}

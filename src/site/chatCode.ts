/** A value that JSON can hold. */
export type Json =
  string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json | undefined};

/** Properties of a chat that are plain values. */
export type ChatValues = Readonly<Record<string, Json>>;

/** A framework that {@link chatCode} writes for, in the order of its choice. */
export const frameworks = [
  {id: 'html', name: 'HTML', file: 'index.html', language: 'html', package: ''},
  {id: 'react', name: 'React', file: 'App.tsx', language: 'tsx', package: 'deep-chat-react'},
  {id: 'next', name: 'Next.js', file: 'app/Chat.tsx', language: 'tsx', package: 'deep-chat-react'},
  {id: 'vue', name: 'Vue', file: 'Chat.vue', language: 'vue', package: 'deep-chat'},
  {
    id: 'nuxt',
    name: 'Nuxt',
    file: 'components/Chat.client.vue',
    language: 'vue',
    package: 'deep-chat',
  },
  {id: 'angular', name: 'Angular', file: 'chat.ts', language: 'ts', package: 'deep-chat'},
  {id: 'svelte', name: 'Svelte', file: 'Chat.svelte', language: 'svelte', package: 'deep-chat'},
  {id: 'solid', name: 'Solid', file: 'Chat.jsx', language: 'jsx', package: 'deep-chat'},
] as const;

/** Id of one of the {@link frameworks}. */
export type FrameworkId = (typeof frameworks)[number]['id'];

const BUNDLE = 'https://cdn.jsdelivr.net/npm/deep-chat@2.4.2/dist/deepChat.bundle.js';
const STYLE = 'display: block; width: 100%; height: 420px; font-family: system-ui';
const STYLE_OBJECT = "{width: '100%', height: '420px', fontFamily: 'system-ui'}";
const LINE = 80;

/** A JSON value as JavaScript source; broken into lines where one would be too long. */
export function toSource(value: Json | undefined, indent = ''): string {
  if (typeof value === 'string')
    return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? (value as readonly Json[]).map((item) => toSource(item, deeper))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(
          ([key, item]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${toSource(item, deeper)}`,
        );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (parts.length === 0 || (!line.includes('\n') && line.length + indent.length < LINE - 24))
    return line;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}

function attribute(value: Json): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/&/g, '&amp;').replace(/'/g, '&#39;');
}

interface Parts {
  /** One `const` for each value that is an object. */
  readonly constants: string[];
  /** The element's attributes, written by `bind` for the framework. */
  readonly bound: string[];
}

function parts(values: ChatValues, bind: (name: string, expression: string) => string): Parts {
  const entries = Object.entries(values);
  const isObject = (value: Json) => typeof value === 'object' && value !== null;
  return {
    constants: entries
      .filter(([, value]) => isObject(value))
      .map(([name, value]) => `const ${name} = ${toSource(value)};`),
    bound: entries.map(([name, value]) => bind(name, isObject(value) ? name : toSource(value))),
  };
}

function element(tag: string, attributes: readonly string[], indent: string, end: string): string {
  const line = `<${tag} ${attributes.join(' ')}${end}`;
  if (!line.includes('\n') && line.length + indent.length <= LINE) return `${indent}${line}`;
  const lines = attributes.map((text) => `${indent}  ${text}\n`).join('');
  return `${indent}<${tag}\n${lines}${indent}${end.trimStart()}`;
}

function block(lines: readonly string[]): string {
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

function indentAll(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

const jsx = (name: string, expression: string) => `${name}={${expression}}`;
const vueBind = (name: string, expression: string) => `:${name}="${expression}"`;

const writers: Readonly<Record<FrameworkId, (values: ChatValues) => string>> = {
  html(values) {
    const attributes = Object.entries(values).map(
      ([name, value]) => `${name}='${attribute(value)}'`,
    );
    return [
      '<script',
      '  type="module"',
      `  src="${BUNDLE}"`,
      '></script>',
      '',
      element('deep-chat', [...attributes, `style="${STYLE}"`], '', '></deep-chat>'),
    ].join('\n');
  },
  react(values) {
    const {constants, bound} = parts(values, jsx);
    return `import {memo} from 'react';
import {DeepChat} from 'deep-chat-react';

// Outside of the component: a chat that is given new values starts again.
const Chat = memo(DeepChat);
const style = ${STYLE_OBJECT};
${block(constants)}
export default function App() {
  return (
${element('Chat', [...bound, 'style={style}'], '    ', ' />')}
  );
}`;
  },
  next(values) {
    const {constants, bound} = parts(values, jsx);
    return `'use client';

import {memo} from 'react';
import dynamic from 'next/dynamic';

// In the browser only, and outside of the component: a chat that is given new values starts again.
const DeepChat = memo(
  dynamic(() => import('deep-chat-react').then((module) => module.DeepChat), {ssr: false}),
);
const style = ${STYLE_OBJECT};
${block(constants)}
export default function Chat() {
  return (
${element('DeepChat', [...bound, 'style={style}'], '    ', ' />')}
  );
}`;
  },
  vue(values) {
    const {constants, bound} = parts(values, vueBind);
    return `<!-- vite.config.ts: vue({template: {compilerOptions:
     {isCustomElement: (tag) => tag === 'deep-chat'}}}) -->
<script setup lang="ts">
import 'deep-chat';
${constants.length > 0 ? `\n${block(constants)}` : ''}</script>

<template>
${element('deep-chat', [...bound, `style="${STYLE}"`], '  ', ' />')}
</template>`;
  },
  nuxt(values) {
    const {constants, bound} = parts(values, vueBind);
    return `<!-- nuxt.config.ts: vue: {compilerOptions:
     {isCustomElement: (tag) => tag === 'deep-chat'}} -->
<script setup lang="ts">
import 'deep-chat';
${constants.length > 0 ? `\n${block(constants)}` : ''}</script>

<template>
${element('deep-chat', [...bound, `style="${STYLE}"`], '  ', ' />')}
</template>`;
  },
  angular(values) {
    const {constants, bound} = parts(values, (name, expression) => `[${name}]="${expression}"`);
    const fields = constants.map((text) => indentAll(text.replace('const ', ''), '  '));
    return `import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import 'deep-chat';

@Component({
  selector: 'app-chat',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${element('deep-chat', [...bound, `style="${STYLE}"`], '    ', '></deep-chat>')}
  \`,
})
export class Chat {${fields.length > 0 ? `\n${block(fields)}` : ''}}`;
  },
  svelte(values) {
    const {constants, bound} = parts(values, jsx);
    return `<script lang="ts">
  import 'deep-chat';
${constants.length > 0 ? `\n${indentAll(block(constants), '  ')}` : ''}</script>

${element('deep-chat', [...bound, `style="${STYLE}"`], '', '></deep-chat>')}`;
  },
  solid(values) {
    const {constants, bound} = parts(values, (name, expression) => `prop:${name}={${expression}}`);
    return `import 'deep-chat';

${block(constants)}
export default function Chat() {
  return (
${element('deep-chat', [...bound, `style="${STYLE}"`], '    ', ' />')}
  );
}`.replace(/\n{3,}/g, '\n\n');
  },
};

/**
 * Complete code of one file that shows a chat with these values. The forms follow what each framework
 * needs to hand objects to an element and to keep it from starting again.
 */
export function chatCode(framework: FrameworkId, values: ChatValues): string {
  return writers[framework](values);
}

import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Code as a coding agent writes it; the ending of its name says the language. */
interface Snippet {
  readonly name: string;
  readonly text: string;
}

type Write = (name: string, code: string, attributes?: string) => Snippet;

/** A file of HTML, JavaScript or TypeScript. */
const html: Write = (name, text) => ({name: `${name}.html`, text});
const js: Write = (name, text) => ({name: `${name}.js`, text});
export const ts: Write = (name, code) => ({
  name: `${name}.ts`,
  text: `import 'deep-chat';\nimport type {DeepChat} from 'deep-chat';\n\nconst chat = document.querySelector('deep-chat') as DeepChat;\n${code}`,
});

/** A React component with a chat that has these attributes. */
const react: Write = (name, code, attributes) => ({
  name: `${name}.tsx`,
  text: `import {memo} from 'react';\nimport {DeepChat} from 'deep-chat-react';\n\nconst Chat = memo(DeepChat);\n${code}\n\nexport const App = () => <Chat ${attributes} />;`,
});

const jsx: Write = (name, code, attributes) => ({
  name: `${name}.jsx`,
  text: react(name, code, attributes).text,
});

const vue: Write = (name, code, attributes) => ({
  name: `${name}.vue`,
  text: `<script setup lang="ts">\nimport 'deep-chat';\n${code}\n</script>\n\n<template>\n  <main>\n    <deep-chat ${attributes} />\n  </main>\n</template>\n`,
});

const svelte: Write = (name, code, attributes) => ({
  name: `${name}.svelte`,
  text: `<script>\n  import 'deep-chat';\n${code}\n</script>\n\n<h1>Chat</h1>\n<deep-chat ${attributes}></deep-chat>\n`,
});

const solid: Write = (name, code, attributes) => ({
  name: `${name}.tsx`,
  text: `import 'deep-chat';\nimport {createSignal} from 'solid-js';\n\n${code}\n\nexport const App = () => <deep-chat ${attributes} />;`,
});

const angular: Write = (name, code, attributes) => ({
  name: `${name}.component.ts`,
  text: `import {Component, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';\nimport 'deep-chat';\nimport type {DeepChat} from 'deep-chat';\n\n@Component({\n  selector: 'app-chat',\n  schemas: [CUSTOM_ELEMENTS_SCHEMA],\n  template: \`<h1>{{ title }}</h1>\n    <deep-chat ${attributes}></deep-chat>\`,\n})\nexport class ChatComponent {\n  title = 'Chat';\n${code}\n}\n`,
});

/** How the code of a set is completed, by the first word of its line; `raw` is a whole file. */
const WRITE = {
  html,
  js,
  ts,
  react,
  jsx,
  vue,
  svelte,
  solid,
  angular,
  raw: (name, text) => ({name, text}),
} satisfies Record<string, Write>;

/**
 * A set of snippets: after a note, each has a line with its kind and name, the attributes of its chat, a part of the
 * message that names its mistake, and its code.
 */
export function snippets(set: 'right' | 'listed' | 'more'): (Snippet & {readonly says: RegExp})[] {
  const [, ...parts] = readFileSync(path.join(__dirname, `${set}.txt`), 'utf8').split('\n=== ');
  return parts.map((part) => {
    const [, kind, name = '', attributes, says = '', code = ''] =
      /^(\w+) (\S+)\n(?:attributes: (.*)\n)?(?:says: (.*)\n)?\n?([^]*)$/.exec(part)!;
    if (set !== 'right' && !says) throw new Error(`${name} names no mistake.`);
    const write: Write = WRITE[kind as keyof typeof WRITE];
    return {...write(name, code.replace(/\n+$/, ''), attributes), says: new RegExp(says)};
  });
}

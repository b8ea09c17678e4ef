import type {Model} from '../model/model';
import {cssObject, escapeText, openTag, printChat} from './markup';
import {joinParts, joinStatements, partsOf, printConstants, type Generated} from './parts';
import {assign, printSnippet, printValue, type Dialect} from './print';

const DIALECT: Dialect = {chat: 'chat'};

const LOADING = [
  'const [ready, setReady] = createSignal(false);',
  `// The component needs a browser, and its element exists only after the import.
  onMount(async () => {
    await import('deep-chat');
    setReady(true);
  });`,
];

const TYPES = `import type {DeepChat} from 'deep-chat';
import type {JSX as Solid} from 'solid-js';

type Properties = {[K in keyof DeepChat as \`prop:\${string & K}\`]?: DeepChat[K]};

declare module 'solid-js/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'deep-chat': Properties & Solid.HTMLAttributes<DeepChat>;
    }
  }
}
`;

/**
 * Solid. A component runs once, so constants within it stay the same objects; the component is imported in
 * the browser only, so SolidStart takes it as it is.
 */
export function solid(model: Model): Generated {
  const {bindings, actions} = partsOf(model);
  const outer = model.constants.filter(({needsChat}) => !needsChat);
  const inner = model.constants.filter(({needsChat}) => needsChat);
  const typed = (isInner: boolean, indent: number) =>
    bindings
      .filter(({value, needsChat}) => value && needsChat === isInner)
      .map(({property, expression, value}) =>
        assign(
          `const ${expression}: DeepChat['${property}']`,
          printSnippet(value!, indent, DIALECT),
          indent,
        ),
      );
  const outerCode = joinStatements([...printConstants(outer, 0, DIALECT), ...typed(false, 0)], 0);
  const innerCode = joinStatements(
    [
      ...(model.usesChat ? ['let chat!: DeepChat;'] : []),
      ...LOADING,
      ...printConstants(inner, 2, DIALECT),
      ...typed(true, 2),
      ...actions
        .filter(({value}) => value)
        .map(({name, value}) => `const ${name} = ${printSnippet(value!, 2, DIALECT)};`),
    ],
    2,
  );
  const level = 6;
  const attributes = [
    ...(model.usesChat ? ['ref={chat}'] : []),
    ...bindings.map(({property, expression}) => `prop:${property}={${expression}}`),
    `style={${printValue(cssObject(model.style), level + 2, level + 10)}}`,
  ];
  const chat = printChat('deep-chat', attributes, model.panel, level, 'solid');
  const buttons = actions.map(
    ({label, name}) =>
      `${openTag('button', ['type="button"', `onClick={${name}}`], level)}${escapeText(label)}</button>`,
  );
  const markup = ['<Show when={ready()}>', ...[chat, ...buttons].map((line) => `      ${line}`)];
  const usesType = model.usesChat || bindings.some(({value}) => value);
  const code = joinParts([
    [
      ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : []),
      "import {createSignal, onMount, Show} from 'solid-js';",
    ].join('\n'),
    outerCode,
    [
      'export default function ChatExample() {',
      innerCode,
      '',
      `  return (\n    ${markup.join('\n')}\n    </Show>\n  );`,
      '}',
    ].join('\n'),
  ]);
  return {
    install: 'npm install deep-chat',
    files: [
      {path: 'src/ChatExample.tsx', language: 'tsx', code},
      {path: 'src/deep-chat.d.ts', language: 'ts', code: TYPES},
    ],
  };
}

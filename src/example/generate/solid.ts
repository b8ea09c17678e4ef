import type {Model} from '../model/model';
import {cssObject} from './markup';
import {joinParts, joinStatements, partsOf, type Generated} from './generated';
import {printValue, type Dialect} from './printValue';

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

const CHAT = 'let chat!: DeepChat;';

function markupOf(model: Model, level: number): string[] {
  const {bindings, markup} = partsOf(model, DIALECT);
  const {style} = model;
  const object = printValue(cssObject(style), level + 2, level + 10);
  const attributes = [
    ...(model.usesChat ? ['ref={chat}'] : []),
    ...bindings.map(({property, expression}) => `prop:${property}={${expression}}`),
    ...(Object.keys(style).length > 0 ? [`style={${object}}`] : []),
  ];
  return markup(attributes, level, (name) => `onClick={${name}}`, 'solid');
}

export function solidSnippet(model: Model): string {
  const {constants, functions} = partsOf(model, DIALECT);
  const statements = [
    ...constants(0, false),
    ...(model.usesChat ? [CHAT] : []),
    ...constants(0, true),
    ...functions(0),
  ];
  const markup = markupOf(model, 0);
  return [...(statements.length > 0 ? [joinStatements(statements, 0), ''] : []), ...markup].join(
    '\n',
  );
}

/**
 * Solid. A component runs once, so constants within it stay the same objects; the component is imported in
 * the browser only, so SolidStart takes it as it is.
 */
export function solid(model: Model): Generated {
  const {usesType, constants, functions} = partsOf(model, DIALECT);
  const innerCode = joinStatements(
    [...(model.usesChat ? [CHAT] : []), ...LOADING, ...constants(2, true), ...functions(2)],
    2,
  );
  const elements = markupOf(model, 6);
  const markup = ['<Show when={ready()}>', ...elements.map((line) => `      ${line}`)];
  const code = joinParts([
    [
      ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : []),
      ...(model.imports ?? []),
      "import {createSignal, onMount, Show} from 'solid-js';",
    ].join('\n'),
    joinStatements(constants(0, false), 0),
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

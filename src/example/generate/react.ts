import type {Model} from '../model/model';
import {escapeText, printChat} from './markup';
import {
  joinParts,
  joinStatements,
  partsOf,
  printConstants,
  printConstantValue,
  withValue,
  type Generated,
} from './generated';
import {printSnippet, printValue, type Dialect} from './printValue';

const DIALECT: Dialect = {chat: 'chat.current!'};

const object = (code: string) => (code.startsWith('{') ? `(${code})` : code);

/** Names of the given ones that a piece of code mentions, for a list of dependencies. */
function mentioned(code: string, names: readonly string[]): string {
  return names
    .filter((name) => new RegExp(`(?:^|[^\\w$.])${name}(?![\\w$])`).test(code))
    .join(', ');
}

/** The component alone, as React and Next.js share it. */
function reactComponent(model: Model, directive = ''): string {
  const {bindings, actions, constants, functions, markup} = partsOf(model, DIALECT, 'Props');
  const inner = model.constants.filter(({needsChat}) => needsChat);
  const innerNames = inner.map(({name}) => name);
  const usesMemo = inner.length > 0 || bindings.some(({value, needsChat}) => value && needsChat);
  const hooks = [
    'memo',
    ...(usesMemo ? ['useMemo'] : []),
    ...(model.usesChat ? ['useRef'] : []),
    'type ComponentProps',
  ];

  const outerCode = joinStatements(
    [...constants(0, false), `const style: Props['style'] = ${printValue(model.style, 0, 33)};`],
    0,
  );
  const innerCode = joinStatements(
    [
      ...(model.usesChat ? ['const chat = useRef<DeepChatElement>(null);'] : []),
      ...inner.map((constant) => {
        const code = printConstantValue(constant, 2, DIALECT);
        const type = constant.type ? `<${constant.type}>` : '';
        const rest = innerNames.filter((name) => name !== constant.name);
        return `const ${constant.name} = useMemo${type}(() => ${object(code)}, [${mentioned(code, rest)}]);`;
      }),
      ...withValue(bindings)
        .filter(({needsChat}) => needsChat)
        .map(({property, expression, value}) => {
          const code = printSnippet(value, 2, DIALECT);
          return `const ${expression} = useMemo<Props['${property}']>(() => ${object(code)}, [${mentioned(code, innerNames)}]);`;
        }),
      ...functions(2),
    ],
    2,
  );

  const hasButtons = actions.length > 0;
  const level = hasButtons ? 6 : 4;
  const attributes = [
    ...(model.usesChat ? ['ref={chat}'] : []),
    ...bindings.map(({property, expression}) => `${property}={${expression}}`),
    'style={style}',
  ];
  const lines = markup(attributes, level, (name) => `onClick={${name}}`, 'react');
  const elements = hasButtons
    ? ['<>', ...lines.map((line) => `      ${line}`), '    </>'].join('\n')
    : lines.join('');
  const isBlock = elements.includes('\n');
  return joinParts([
    directive,
    [
      `import {${hooks.join(', ')}} from 'react';`,
      ...(model.usesChat ? ["import type {DeepChat as DeepChatElement} from 'deep-chat';"] : []),
      "import {DeepChat} from 'deep-chat-react';",
    ].join('\n'),
    'type Props = ComponentProps<typeof DeepChat>;',
    '// Stays as it is when a parent renders again: new properties start it over.\nconst Chat = memo(DeepChat);',
    outerCode,
    [
      'export default function ChatExample() {',
      ...(innerCode ? [innerCode, ''] : []),
      isBlock ? `  return (\n    ${elements}\n  );` : `  return ${elements};`,
      '}',
    ].join('\n'),
  ]);
}

/** A property in JSX; plain texts need no braces. */
function jsxProperty({name, value}: Model['properties'][number]): string {
  const text = /^'([^'"\\&{}<>\n]*)'$/.exec(value.text)?.[1];
  return `${name}=${text === undefined ? `{${printSnippet(value, 2, DIALECT)}}` : `"${text}"`}`;
}

/**
 * The code that you would write in your own component: inline values, the element, its buttons. The
 * file gives them names, so that they stay the same objects.
 */
export function reactSnippet(model: Model): string {
  const statements = [
    ...(model.usesChat && !model.isShort ? ['const chat = useRef<DeepChatElement>(null);'] : []),
    ...printConstants(model.constants, 0, DIALECT),
  ];
  const attributes = [
    ...(model.usesChat ? ['ref={chat}'] : []),
    ...model.properties.map(jsxProperty),
    ...(Object.keys(model.style).length > 0 ? [`style={${printValue(model.style, 2)}}`] : []),
  ];
  const markup = [
    printChat('DeepChat', attributes, model, 0, 'react'),
    ...model.buttons.map(({label, value}) => {
      const listener = `onClick={${printSnippet(value, 2, DIALECT)}}`;
      const text = escapeText(label);
      if (!listener.includes('\n')) return `<button ${listener}>${text}</button>`;
      return `<button\n  ${listener}\n>\n  ${text}\n</button>`;
    }),
  ];
  return joinParts([joinStatements(statements, 0), markup.join('\n')]).trimEnd();
}

export function react(model: Model): Generated {
  return {
    install: 'npm install deep-chat-react',
    files: [{path: 'src/ChatExample.tsx', language: 'tsx', code: reactComponent(model)}],
  };
}

const CLIENT_CHAT = `'use client';

import dynamic from 'next/dynamic';

// The component needs a browser, so the server leaves it out.
const Chat = dynamic(() => import('./Chat'), {
  ssr: false,
  loading: () => <p>Loading the chat…</p>,
});

export default function ClientChat() {
  return <Chat />;
}
`;

const NEXT_PAGE = `import ClientChat from './ClientChat';

export default function Page() {
  return (
    <main>
      <ClientChat />
    </main>
  );
}
`;

export function next(model: Model): Generated {
  return {
    install: 'npm install deep-chat-react',
    files: [
      {path: 'app/Chat.tsx', language: 'tsx', code: reactComponent(model, "'use client';")},
      {path: 'app/ClientChat.tsx', language: 'tsx', code: CLIENT_CHAT},
      {path: 'app/page.tsx', language: 'tsx', code: NEXT_PAGE},
    ],
  };
}

import type {Model} from '../model';
import {cssObject, escapeText, openTag, printChat} from './markup';
import {joinParts, joinStatements, partsOf, printConstants, type Generated} from './parts';
import {assign, printSnippet, printValue, type Dialect} from './print';

const DIALECT: Dialect = {chat: 'chat'};

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

/** Solid. A component runs once, so constants within it stay the same objects. */
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
      ...printConstants(inner, 2, DIALECT),
      ...typed(true, 2),
      ...actions
        .filter(({value}) => value)
        .map(({name, value}) => `const ${name} = ${printSnippet(value!, 2, DIALECT)};`),
    ],
    2,
  );
  const hasButtons = actions.length > 0;
  const level = hasButtons ? 6 : 4;
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
  const markup = hasButtons
    ? ['<>', ...[chat, ...buttons].map((line) => `      ${line}`), '    </>'].join('\n')
    : chat;
  const usesType = model.usesChat || bindings.some(({value}) => value);
  const code = joinParts([
    ["import 'deep-chat';", ...(usesType ? ["import type {DeepChat} from 'deep-chat';"] : [])].join(
      '\n',
    ),
    outerCode,
    [
      'export default function ChatExample() {',
      ...(innerCode ? [innerCode, ''] : []),
      markup.includes('\n') ? `  return (\n    ${markup}\n  );` : `  return ${markup};`,
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

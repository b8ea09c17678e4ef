import type {Model} from '../model/model';
import {DEEP_CHAT_VERSION} from '../../config/version';
import {escapeText, kebab, styleAttribute} from './markup';
import {joinStatements, partsOf, printConstants, type Generated} from './generated';
import {printSnippet, safeInScript, type Dialect} from './printValue';

/** The published file that a page without a bundler loads; it has to be loaded as a module. */
export const CDN_URL = `https://cdn.jsdelivr.net/npm/deep-chat@${DEEP_CHAT_VERSION}/dist/deepChat.bundle.js`;

const DIALECT: Dialect = {chat: 'chat', isJavaScript: true};

/** The element, `level` blanks further in, and the statements of its script with `script` blanks. */
function codeParts(model: Model, level: number, script: number) {
  const {bindings, actions, markup} = partsOf(model, DIALECT);
  const literals = bindings.filter(({isLiteral}) => isLiteral);
  const assigned = bindings.filter(({isLiteral}) => !isLiteral);
  const usesElement = model.usesChat || assigned.length > 0;
  const statements = [
    ...(usesElement ? ["const chat = document.querySelector('deep-chat');"] : []),
    ...printConstants(model.constants, script, DIALECT),
    ...assigned.map(
      ({property, expression, value}) =>
        `chat.${property} = ${value ? printSnippet(value, script, DIALECT) : expression};`,
    ),
    ...actions.map(({name, value}) => {
      const listener = value ? printSnippet(value, script, DIALECT) : name;
      return `document.querySelector('#${kebab(name)}').addEventListener('click', ${listener});`;
    }),
  ];
  const attributes = [
    ...literals.map(({property, expression}) => `${property}="${expression}"`),
    ...styleAttribute(model.style),
  ];
  return {statements, markup: markup(attributes, level, (name) => `id="${kebab(name)}"`)};
}

export function htmlSnippet(model: Model): string {
  const {statements, markup} = codeParts(model, 0, 2);
  const script = [
    '',
    '<script type="module">',
    safeInScript(joinStatements(statements, 2)),
    '</script>',
  ];
  return [...markup, ...(statements.length > 0 ? script : [])].join('\n');
}

export function html(model: Model): Generated {
  const {statements, markup} = codeParts(model, 4, 6);
  // A browser needs the ending of a file.
  const imports = (model.imports ?? [])
    .filter((line) => !line.startsWith('import type '))
    .map((line) => line.replace(/(from '\.[^']*)'/, "$1.js'"));
  const code = [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    `    <title>${escapeText(model.title)}</title>`,
    '  </head>',
    '  <body>',
    ...markup.map((line) => `    ${line}`),
    '',
    ...(statements.length > 0
      ? [
          '    <script type="module">',
          `      import '${CDN_URL}';`,
          ...imports.map((line) => `      ${line}`),
          '',
          safeInScript(joinStatements(statements, 6)),
          '    </script>',
        ]
      : [`    <script type="module" src="${CDN_URL}"></script>`]),
    '  </body>',
    '</html>',
    '',
  ].join('\n');
  return {files: [{path: 'index.html', language: 'html', code}]};
}

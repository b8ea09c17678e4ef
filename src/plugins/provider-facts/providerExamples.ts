import {capabilities} from '../../providers/capabilities';
import {factsOf} from '../../providers/catalog';
import {requestOf} from '../../providers/requests';
import {fenceText} from '../../mdx/fences';
import {does, providerOf} from './providerMarkdown';

/** What differs between the examples of providers whose API follows OpenAI's chat completions. */
interface ExampleSettings {
  readonly provider: string | undefined;
  /** Mode of a provider that has several. Default: `chat`. */
  readonly mode?: string;
  /** Default: `YOUR_MODEL`. */
  readonly model?: string;
  /** Name of the environment variable with the key, for the server. */
  readonly env?: string;
  /** Field that limits the length of a reply. Default: `max_tokens`. */
  readonly limit?: string;
}

const fence = (language: string, title: string, code: string): string =>
  fenceText(`${language} title="${title}"`, code);

/**
 * A chat without a key and the server that adds it, as Markdown.
 *
 * @throws Error for a provider that is not known, or for a mode without a recorded request.
 */
export function proxyExample({
  provider,
  mode = 'chat',
  model = 'YOUR_MODEL',
  env,
  limit = 'max_tokens',
}: ExampleSettings): string {
  const {key} = providerOf(provider);
  const url = requestOf(key, mode)?.url;
  if (!url || !env)
    throw new Error(
      url
        ? `The example of ${key} needs \`env\`, the name of the variable with the key.`
        : `src/providers/recordedRequests.json has no request of ${key}.${mode}.`,
    );
  const route = (mode === 'chat' ? key : mode).toLowerCase();
  const chosen = factsOf(key).placement === 'nested' ? `, ${mode}: true` : '';
  const {streaming, tools} = capabilities[key];
  // With other formats, streaming fails or loses text.
  const streams = streaming.startsWith('SSE');
  const passed = streams ? '\n      stream: body.stream === true,' : '';
  const functions = does(tools) ? ', such as `tools`' : '';
  return [
    fence(
      'ts',
      'The chat: connection.ts',
      `import type {Connect} from 'deep-chat/dist/types/connect';
import type {DirectConnection} from 'deep-chat/dist/types/directConnection';

export const directConnection: DirectConnection = {
  ${key}: {key: 'placeholder'${chosen}},
};
export const connect: Connect = {url: '/api/${route}', stream: ${streams ? 'true' : '{simulation: true}'}};`,
    ),
    fence(
      'ts',
      `The server: app/api/${route}/route.ts`,
      `// A route handler of Next.js; it uses web standards only.
const API = '${url}';

export async function POST(request: Request): Promise<Response> {
  // Check here who is asking.
  const body = await request.json();
  const reply = await fetch(API, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: \`Bearer \${process.env.${env}}\`,
    },
    // Take only what the user may decide from the request.
    body: JSON.stringify({
      model: '${model}',
      messages: body.messages,${passed}
      ${limit}: 800,
    }),
    signal: request.signal,
  });
  const type = reply.headers.get('Content-Type') ?? 'application/json';
  return new Response(reply.body, {status: reply.status, headers: {'Content-Type': type}});
}`,
    ),
    `The route drops settings that it doesn't list, so add the ones you need${functions}.`,
  ].join('\n\n');
}

/**
 * A chat with a function that the model can call, as Markdown.
 *
 * @throws Error for a provider that is not known.
 */
export function functionExample({provider, model = 'YOUR_MODEL'}: ExampleSettings): string {
  const {key} = providerOf(provider);
  const {needsKey, placement} = factsOf(key);
  const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}Tools`;
  const settings = `model: '${model}',
tools: [
  {
    type: 'function',
    function: {
      name: 'find_book',
      description: 'Finds the shelf of a book.',
      parameters: {
        type: 'object',
        properties: {title: {type: 'string'}},
        required: ['title'],
      },
    },
  },
],
function_handler: findBook,`;
  const indented = (text: string, by: number) => text.replaceAll(/^/gm, ' '.repeat(by));
  const inner =
    placement === 'nested'
      ? `    chat: {\n${indented(settings, 6)}\n    },`
      : indented(settings, 4);
  return fence(
    'tsx',
    `${name}.tsx`,
    `import {DeepChat} from 'deep-chat-react';
import type {DirectConnection} from 'deep-chat/dist/types/directConnection';
import type {ChatFunctionHandler} from 'deep-chat/dist/types/openAI';

const findBook: ChatFunctionHandler = (calls) =>
  calls.map((call) => {
    const {title} = JSON.parse(call.arguments) as {title: string};
    return {response: \`"\${title}" is on shelf 12.\`};
  });

const directConnection: DirectConnection = {
  ${key}: {
${needsKey ? "    key: 'YOUR_API_KEY',\n" : ''}${inner}
  },
};

export const ${name} = () => <DeepChat directConnection={directConnection} />;`,
  );
}

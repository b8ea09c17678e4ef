import type {FrameworkId} from '../../example/frameworks';
import {projectOf, type Project} from '../../example/stackblitz/project';
import {codeFor} from '../model/codeFor';
import {connectKey, usualName, type ChatModel} from '../model/workspace';
import {CUSTOM} from '../../providers/custom';
import type {Plan} from './plan';
import {providerModule, providerPython} from './providerSource';

/** The frameworks that a server can be written for. */
export const SERVERS = [
  {id: 'express', name: 'Express', start: 'npm install\nnpm start', opens: true},
  {id: 'next', name: 'Next.js', start: 'npm install\nnpm start', opens: true},
  {id: 'hono', name: 'Hono', start: 'npm install\nnpm start', opens: true},
  {
    id: 'fastapi',
    name: 'FastAPI',
    start: 'pip install -r requirements.txt\npython main.py',
    // StackBlitz runs Node only.
    opens: false,
  },
] as const;

/** Id of one of the {@link SERVERS}. */
export type ServerId = (typeof SERVERS)[number]['id'];

type Files = Readonly<Record<string, string>>;

/** Files of the example projects that projects are made of, by project and path. */
export type Samples = Readonly<Record<SampleName, Files>>;

/** The example projects that are read. */
export const SAMPLES = [
  'express',
  'fastapi',
  'proxy',
  'proxy-express',
  'proxy-fastapi',
  'proxy-hono',
  'proxy-next',
] as const;

type SampleName = (typeof SAMPLES)[number];

/** Address of the route that all servers have. */
const ROUTE = '/api/chat';
/** What the servers take at most, see `readMessages` of the Express example. */
const LIMITS = {maxMessages: 20, totalMessagesMaxCharLength: 8000};

/**
 * A part of an example, from one text up to another one.
 *
 * @throws Error when the example no longer has them
 */
function part(text: string | undefined, from: string, to: string): string {
  const start = text?.indexOf(from) ?? -1;
  const end = text?.indexOf(to, start) ?? -1;
  if (!text || start < 0 || end < 0) throw new Error(`An example lacks "${from}" before "${to}".`);
  return `${text.slice(start, end).trimEnd()}\n`;
}

/** The checks of the Express example, as a module. */
function messagesModule({express}: Samples): string {
  const checks = part(express['server.mjs'], 'class HttpError', 'const app =');
  return checks.replace(/^(class HttpError|function readMessages)/gm, 'export $1');
}

/** The checks of the FastAPI example, as a module. */
function messagesPython({fastapi}: Samples): string {
  const checks = part(fastapi['main.py'], 'async def read_messages', '# 1. ');
  return `import json\n\nfrom fastapi import HTTPException, Request\n\n\n${checks}`;
}

/** The chat of the project: it asks the route, and has the look and place of the one in the playground. */
function clientOf(chat: ChatModel): ChatModel {
  const {id, name, conversation, look} = chat;
  const connect = {url: ROUTE, requestBodyLimits: LIMITS};
  return {
    id,
    name: name || usualName(chat),
    conversation,
    mode: CUSTOM,
    values: {[connectKey(undefined, CUSTOM)]: connect},
    stream: true,
    dryRun: false,
    ...(look ? {look} : {}),
  };
}

function below(folder: string, files: Files): Files {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]),
  );
}

function readme(server: ServerId, {name, keyName}: Plan): string {
  const {start, name: framework} = SERVERS.find(({id}) => id === server) ?? SERVERS[0];
  const port = server === 'next' ? 3000 : 8080;
  const setKey =
    server === 'fastapi' ? `export ${keyName}=…` : `echo "${keyName}=…" > ${envFile(server)}`;
  return `# Chat with ${name}, by way of ${framework}

The page in this project has a chat that asks \`${ROUTE}\`. The server adds the key, asks ${name} and streams the reply.

\`\`\`bash
${keyName ? `${setKey}\n` : ''}${start}
\`\`\`

Then open http://localhost:${port}.
${keyName ? `\nThe server reads the key from the environment variable \`${keyName}\`. No file of this project contains it, and the browser never gets it. Never commit it.\n` : ''}
\`PROVIDER_URL\` sets another address to ask. The provider's settings are in \`${server === 'next' ? 'lib/provider.mjs' : server === 'fastapi' ? 'provider.py' : 'provider.mjs'}\`.

## Before you publish it

The server limits the number and the length of messages. You still need to add:

- Authentication. Anyone who finds an open \`${ROUTE}\` can spend your credit.
- Rate limits for each user and each address.
- HTTPS, for example by a reverse proxy that doesn't buffer \`${ROUTE}\`.
`;
}

function envFile(server: ServerId): string {
  return server === 'next' ? '.env.local' : '.env';
}

function serverFiles(server: ServerId, plan: Plan, samples: Samples): Files {
  const {'chat.mjs': chat = '', 'web.mjs': web = ''} = samples.proxy;
  const shared = {
    'chat.mjs': chat,
    'messages.mjs': messagesModule(samples),
    'provider.mjs': providerModule(plan),
  };
  switch (server) {
    case 'express':
      return {...samples['proxy-express'], ...shared};
    case 'hono':
      return {...samples['proxy-hono'], ...shared, 'web.mjs': web};
    case 'next':
      return {...samples['proxy-next'], ...below('lib', {...shared, 'web.mjs': web})};
    case 'fastapi':
      return {
        ...samples['proxy-fastapi'],
        'messages.py': messagesPython(samples),
        'provider.py': providerPython(plan),
      };
  }
}

/**
 * A project with a page, its chat, and the server that holds the key in its environment.
 *
 * @param samples - The example projects named in {@link SAMPLES}.
 */
export function productionProject(
  chat: ChatModel,
  server: ServerId,
  plan: Plan,
  samples: Samples,
): Project {
  const title = `${usualName(chat)} with ${SERVERS.find(({id}) => id === server)?.name}`;
  const framework: FrameworkId = server === 'next' ? 'next' : 'html';
  const page = projectOf(codeFor(clientOf(chat), {systemPrompt: ''}, framework), framework, title);
  const ignored = server === 'fastapi' ? '__pycache__\n.venv\n' : 'node_modules\n.next\n';
  return {
    title,
    template: 'node',
    files: {
      'README.md': readme(server, plan),
      ...(server === 'next' ? page.files : below('public', page.files)),
      ...serverFiles(server, plan, samples),
      '.gitignore': `${ignored}.env\n.env.local\n`,
      ...(plan.keyName ? {'.env.example': `${plan.keyName}=\n`} : {}),
    },
  };
}

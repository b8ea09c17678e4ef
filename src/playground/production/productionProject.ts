import type {FrameworkId} from '../../example/frameworks';
import {printValue} from '../../example/generate/printValue';
import {projectOf, type Project} from '../../example/stackblitz/project';
import {CUSTOM} from '../../providers/custom';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';
import {codeFor} from '../model/codeFor';
import {connectKey, usualName} from '../model/workspace';
import type {ChatModel} from '../schema';
import type {Plan} from './plan';

/** What the servers that run in Node have in common. */
const NODE = {
  start: 'npm install\nnpm start',
  port: 8080,
  settings: 'settings.mjs',
  keyFile: '.env',
  opensInStackBlitz: true,
};

export const SERVERS = [
  {...NODE, id: 'express', name: 'Express'},
  {
    ...NODE,
    id: 'next',
    name: 'Next.js',
    port: 3000,
    settings: 'lib/settings.mjs',
    keyFile: '.env.local',
  },
  {...NODE, id: 'hono', name: 'Hono'},
  {
    id: 'fastapi',
    name: 'FastAPI',
    start: 'pip install -r requirements.txt\npython main.py',
    port: 8080,
    settings: 'settings.json',
    keyFile: undefined,
    opensInStackBlitz: false,
  },
] as const;

export type ServerId = (typeof SERVERS)[number]['id'];

type Server = (typeof SERVERS)[number];
type Files = Readonly<Record<string, string>>;

/** Files of the example projects that projects are made of, by path: what all JavaScript servers share, and each server's own. */
export type Samples = Readonly<Record<'proxy' | `proxy-${ServerId}`, Files>>;

const ROUTE = '/api/chat';
/** What the servers take at most, see `readMessages` of the projects. */
const LIMITS = {maxMessages: 20, totalMessagesMaxCharLength: 8000};

/** The chat of the project: it asks the route, and looks like the one in the playground. */
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

function filled(template: string, values: Files): string {
  return template
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
    .replace(/\n{3,}/g, '\n\n');
}

function readme(template: string, server: Server, {name, keyName}: Plan): string {
  const setKey = server.keyFile ? `echo "${keyName}=…" > ${server.keyFile}` : `export ${keyName}=…`;
  return filled(template, {
    provider: name,
    server: server.name,
    start: `${keyName ? `${setKey}\n` : ''}${server.start}`,
    port: String(server.port),
    settings: server.settings,
    aboutKey: keyName
      ? `The server reads the key from the environment variable \`${keyName}\`. No file of this project contains it, and the browser never gets it. Never commit it.`
      : '',
  });
}

/** The parts of a project that name the provider: its settings, and how its API is asked. */
function providerFiles(plan: Plan, samples: Samples, isPython: boolean): Files {
  const settings = {
    url: plan.url,
    headers: Object.fromEntries(
      Object.entries(plan.headers).map(([name, value]) => [
        name,
        value.replace(KEY_PLACEHOLDER, '{key}'),
      ]),
    ),
    keyName: plan.keyName ?? '',
    settings: plan.settings,
    system: plan.system ? [{role: 'system', content: plan.system}] : [],
  };
  const file = `providers/${plan.api.file}`;
  if (isPython)
    return {
      'provider.py': samples['proxy-fastapi'][`${file}.py`] ?? '',
      'settings.json': `${JSON.stringify(settings, null, 2)}\n`,
    };
  const lines = Object.entries(settings).map(
    ([name, value]) => `export const ${name} = ${printValue(value)};\n`,
  );
  return {
    'provider.mjs': samples.proxy[`${file}.mjs`] ?? '',
    'settings.mjs': `// The settings of the playground. Users can't change them. The server puts the key in the place of {key}.\n${lines.join('')}`,
  };
}

function ownFiles(files: Files): Files {
  const isOwn = (path: string) => path !== 'README.md' && !path.startsWith('providers/');
  return Object.fromEntries(Object.entries(files).filter(([path]) => isOwn(path)));
}

function serverFiles(server: ServerId, plan: Plan, samples: Samples): Files {
  const isPython = server === 'fastapi';
  const own = ownFiles(samples[`proxy-${server}`]);
  const provider = providerFiles(plan, samples, isPython);
  if (isPython) return {...own, ...provider};
  const shared = {...ownFiles(samples.proxy), ...provider};
  return {...own, ...(server === 'next' ? below('lib', shared) : shared)};
}

/** A page with the chat and the server that holds its key: `examples/_projects` with the chat's settings. */
export function productionProject(
  chat: ChatModel,
  id: ServerId,
  plan: Plan,
  samples: Samples,
): Project {
  const server = SERVERS.find((one) => one.id === id) ?? SERVERS[0];
  const title = `${usualName(chat)} with ${server.name}`;
  const framework: FrameworkId = id === 'next' ? 'next' : 'html';
  const page = projectOf(codeFor(clientOf(chat), {systemPrompt: ''}, framework), framework, title);
  const ignored = id === 'fastapi' ? '__pycache__\n.venv\n' : 'node_modules\n.next\n';
  return {
    title,
    template: 'node',
    files: {
      'README.md': readme(samples.proxy['README.md'] ?? '', server, plan),
      ...(id === 'next' ? page.files : below('public', page.files)),
      ...serverFiles(id, plan, samples),
      '.gitignore': `${ignored}.env\n.env.local\n`,
      ...(plan.keyName ? {'.env.example': `${plan.keyName}=\n`} : {}),
    },
  };
}

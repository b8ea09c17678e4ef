import {KEY_PLACEHOLDER, providers, type Provider} from '../data/providers';
import type {ChatValues} from '../lib/json';
import {optionValues, readOptions} from './options';

export const connections = [
  {id: 'demo', name: 'Demo replies'},
  {id: 'custom', name: 'Your server'},
  {id: 'popular', name: 'A provider'},
  {id: 'browser', name: 'In the browser'},
] as const;

export type ConnectionId = (typeof connections)[number]['id'];

/** Everything that a visitor chose on the path so far, except the framework. */
export interface Choices {
  readonly connection: ConnectionId;
  readonly provider: Provider;
  readonly options: readonly string[];
}

/** Steps whose address says who answers. */
const IMPLIED: Readonly<Record<string, ConnectionId>> = {
  '/start/connectToPopularAPI': 'popular',
  '/start/connectToCustomAPI': 'custom',
  '/start/aiInYourBrowser': 'browser',
};

/** Features before the visitor has chosen any: a greeting, and one more where features are chosen. */
const firstOptions = (path: string) =>
  path === '/start/options' ? 'greeting,placeholder' : 'greeting';

/**
 * Reads the choices of a step from its address. Values that name nothing known are ignored.
 *
 * @param path Route of the step.
 * @param search Query of the address, with or without its question mark.
 */
export function readChoices(path: string, search: string): Choices {
  const query = new URLSearchParams(search);
  const asked = connections.find(({id}) => id === query.get('connection'))?.id;
  return {
    connection: IMPLIED[path] ?? asked ?? 'demo',
    provider: providers.find(({page}) => page === query.get('provider')) ?? providers[0],
    options: readOptions(query.get('with') ?? firstOptions(path)),
  };
}

/** The query that links of a step carry: what its address has, and the connection that its name implies. */
export function carriedQuery(path: string, search: string): string {
  const implied = IMPLIED[path];
  if (!implied) return search;
  const query = new URLSearchParams(search);
  query.set('connection', implied);
  return `?${query}`;
}

const MODEL = 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k';

function targetOf({connection, provider, options}: Choices): ChatValues {
  if (connection === 'custom') return {connect: {url: 'http://localhost:8080/api/chat'}};
  if (connection === 'popular')
    return {
      directConnection: provider.settings ?? {[provider.key]: {key: KEY_PLACEHOLDER}},
    };
  // A greeting replaces the message with the Download button, and the model would then load without asking.
  if (connection === 'browser')
    return {
      webModel: {model: MODEL, ...(options.includes('greeting') && {load: {onMessage: true}})},
    };
  return {demo: true};
}

/** The properties that the code of the path sets. */
export const configOf = (choices: Choices): ChatValues => ({
  ...targetOf(choices),
  ...optionValues(choices.options),
});

/** Who replies, in two or three words. */
export function connectionName({connection, provider}: Choices): string {
  if (connection === 'popular') return provider.name;
  return connections.find(({id}) => id === connection)?.name ?? '';
}

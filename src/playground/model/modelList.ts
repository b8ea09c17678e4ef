import {isObject} from '../../lib/isObject';
import type {ProviderKey} from '../../providers/types';

interface ModelSource {
  readonly url: string;
  readonly headers?: (key: string) => Readonly<Record<string, string>>;
}

const bearer = (key: string) => ({authorization: `Bearer ${key}`});

/** Providers that list their models to a page. The others’ models are typed. */
const SOURCES: Readonly<Partial<Record<ProviderKey, ModelSource>>> = {
  openAI: {url: 'https://api.openai.com/v1/models', headers: bearer},
  claude: {
    url: 'https://api.anthropic.com/v1/models?limit=100',
    headers: (key) => ({
      'x-api-key': key,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    }),
  },
  gemini: {
    url: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=200',
    headers: (key) => ({'x-goog-api-key': key}),
  },
  mistral: {url: 'https://api.mistral.ai/v1/models', headers: bearer},
  groq: {url: 'https://api.groq.com/openai/v1/models', headers: bearer},
  deepSeek: {url: 'https://api.deepseek.com/models', headers: bearer},
  openRouter: {url: 'https://openrouter.ai/api/v1/models', headers: bearer},
  together: {url: 'https://api.together.xyz/v1/models', headers: bearer},
  x: {url: 'https://api.x.ai/v1/models', headers: bearer},
  kimi: {url: 'https://api.moonshot.ai/v1/models', headers: bearer},
  cohere: {url: 'https://api.cohere.com/v1/models?page_size=200', headers: bearer},
  ollama: {url: 'http://localhost:11434/api/tags'},
};

export function hasModelList(provider: ProviderKey): boolean {
  return SOURCES[provider] !== undefined;
}

/** The names of the models in a reply of any of the providers, in alphabetical order. */
export function modelNames(reply: unknown): readonly string[] {
  const list = isObject(reply) ? (reply.data ?? reply.models) : reply;
  if (!Array.isArray(list)) return [];
  const names = list.flatMap((entry: unknown) => {
    if (!isObject(entry)) return [];
    const name = entry.id ?? entry.name;
    // Gemini puts a folder in front.
    return typeof name === 'string' ? [name.replace(/^models\//, '')] : [];
  });
  return [...new Set(names)].sort((one, other) => one.localeCompare(other));
}

/**
 * Loads the list of a provider's models, from its own address only.
 *
 * @returns no names where the provider doesn't tell them to this page
 */
export async function fetchModels(provider: ProviderKey, key: string): Promise<readonly string[]> {
  const source = SOURCES[provider];
  if (!source) return [];
  try {
    const response = await fetch(source.url, {headers: source.headers?.(key) ?? {}});
    return response.ok ? modelNames(await response.json()) : [];
  } catch {
    // The list is a help; the model can be typed without it.
    return [];
  }
}

import {providers} from '../../data/providers';
import {CUSTOM, customMode} from '../../providers/custom';
import type {ProviderKey} from '../../providers/types';

/** Who replies: a provider, the demo (empty), or your own server. */
export type Answerer = ProviderKey | '' | typeof CUSTOM;

export const ANSWERERS: readonly {readonly key: Answerer; readonly name: string}[] = [
  {key: '', name: 'Demo'},
  {key: CUSTOM, name: customMode.name},
  ...providers.map(({key, name}) => ({key, name})),
];

/** Other words by which people look for a provider: its company, its models, its place. */
const SYNONYMS: Readonly<Partial<Record<Answerer, string>>> = {
  '': 'sample test offline',
  [CUSTOM]: 'own local backend proxy endpoint websocket http',
  openAI: 'gpt chatgpt dall-e whisper',
  azure: 'microsoft copilot speech translator',
  claude: 'anthropic sonnet opus haiku',
  gemini: 'google bard vertex',
  x: 'grok xai twitter',
  ollama: 'local llama self-hosted',
  openWebUI: 'local self-hosted',
  huggingFace: 'hf transformers',
  stabilityAI: 'stable diffusion images',
  cohere: 'command',
  kimi: 'moonshot',
  qwen: 'alibaba dashscope',
  bigModel: 'zhipu glm',
  groq: 'llama',
  mistral: 'mixtral codestral',
  perplexity: 'sonar',
  assemblyAI: 'speech transcription audio',
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Those who reply and whose name or another word for them fits the query. */
export function findAnswerers(query: string) {
  const wanted = plain(query);
  return ANSWERERS.filter(({key, name}) => {
    const words = (SYNONYMS[key] ?? '').split(' ').map(plain);
    return (
      plain(`${name} ${key}`).includes(wanted) || words.some((word) => word.startsWith(wanted))
    );
  });
}

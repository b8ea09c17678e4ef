import type {DirectConnection} from 'deep-chat/dist/types/directConnection';
import type {ChatValues} from '../lib/json';

/** A service that the component talks to without a server in between. */
export interface Provider {
  /** Its key in `directConnection`, as the component's types spell it. */
  readonly key: keyof DirectConnection;
  readonly name: string;
  /** Last part of the address of its page, and the value of `provider` in addresses. */
  readonly page: string;
  /** File of `@lobehub/icons-static-svg`, without the ending; also the id in static/img/providers.svg. */
  readonly icon: string;
  /** The least that its settings need, where that is more than a key. */
  readonly settings?: DirectConnection & ChatValues;
  /** What a reader must know before the code can run. */
  readonly note?: string;
}

/** What code has wherever a real API key has no place. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** Every key of `directConnection` in the component, the best known first. */
export const providers: readonly [Provider, ...Provider[]] = [
  {key: 'openAI', name: 'OpenAI', page: 'OpenAI', icon: 'openai'},
  {key: 'claude', name: 'Claude', page: 'Claude', icon: 'claude'},
  {key: 'gemini', name: 'Gemini', page: 'Gemini', icon: 'gemini'},
  {
    key: 'azure',
    name: 'Azure',
    page: 'Azure',
    icon: 'azure',
    settings: {
      azure: {
        key: KEY_PLACEHOLDER,
        openAI: {
          urlDetails: {
            endpoint: 'https://YOUR_RESOURCE.openai.azure.com',
            version: 'YOUR_API_VERSION',
            deploymentId: 'YOUR_DEPLOYMENT',
          },
          chat: {},
        },
      },
    },
    note: 'Azure needs the address, version and name of your own deployment beside the key.',
  },
  {key: 'mistral', name: 'Mistral', page: 'Mistral', icon: 'mistral'},
  {
    key: 'ollama',
    name: 'Ollama',
    page: 'Ollama',
    icon: 'ollama',
    settings: {ollama: {model: 'llama3.2'}},
    note: 'Ollama needs no key. It must run on this computer, at port 11434, and have the model.',
  },
  {key: 'openRouter', name: 'OpenRouter', page: 'OpenRouter', icon: 'openrouter'},
  {key: 'deepSeek', name: 'DeepSeek', page: 'DeepSeek', icon: 'deepseek'},
  {
    key: 'groq',
    name: 'Groq',
    page: 'Groq',
    icon: 'groq',
    settings: {groq: {key: KEY_PLACEHOLDER, chat: {model: 'YOUR_MODEL'}}},
    note: 'Name a current Groq model. Groq has retired the model that Deep Chat uses by default.',
  },
  {
    key: 'x',
    name: 'xAI',
    page: 'X',
    icon: 'xai',
    settings: {x: {key: KEY_PLACEHOLDER, chat: {model: 'YOUR_MODEL'}}},
    note: 'Name a current xAI model. xAI has retired the model that Deep Chat uses by default.',
  },
  {key: 'cohere', name: 'Cohere', page: 'Cohere', icon: 'cohere'},
  {
    key: 'huggingFace',
    name: 'Hugging Face',
    page: 'HuggingFace',
    icon: 'huggingface',
    note: 'Hugging Face has closed the default address of Deep Chat. Its page has the workaround.',
  },
  {key: 'perplexity', name: 'Perplexity', page: 'Perplexity', icon: 'perplexity'},
  {key: 'together', name: 'Together AI', page: 'Together', icon: 'together'},
  {
    key: 'stabilityAI',
    name: 'Stability AI',
    page: 'StabilityAI',
    icon: 'stability',
    note: 'The messages are descriptions and the replies are pictures.',
  },
  {
    key: 'assemblyAI',
    name: 'AssemblyAI',
    page: 'AssemblyAI',
    icon: 'assemblyai',
    note: 'The messages are recordings and the replies are their transcripts.',
  },
  {key: 'qwen', name: 'Qwen', page: 'Qwen', icon: 'qwen'},
  {key: 'kimi', name: 'Kimi', page: 'Kimi', icon: 'kimi'},
  {key: 'miniMax', name: 'MiniMax', page: 'MiniMax', icon: 'minimax'},
  {key: 'bigModel', name: 'BigModel', page: 'BigModel', icon: 'zhipu'},
  {key: 'dify', name: 'Dify', page: 'Dify', icon: 'dify'},
  {
    key: 'openWebUI',
    name: 'Open WebUI',
    page: 'OpenWebUI',
    icon: 'openwebui',
    note: 'Open WebUI must run on this computer, at port 3000, or be named in connect.url.',
  },
];

/** Address of the provider's page in the docs. */
export function providerPage({page}: Provider): string {
  return `/docs/directConnection/${page}`;
}

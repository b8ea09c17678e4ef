import type {ProviderKey} from './types';

/**
 * The model that samples name for a provider, where they name one. Other samples say `YOUR_MODEL`. A test
 * compares the samples of all pages and example servers with this list.
 */
export const SAMPLE_MODELS = {
  openAI: 'gpt-6-luna',
  claude: 'claude-sonnet-5-5',
  gemini: 'gemini-3.8-flash',
  mistral: 'mistral-small-latest',
  ollama: 'llama3.2',
  openWebUI: 'llama3.2',
  deepSeek: 'deepseek-flash',
  perplexity: 'sonar',
  qwen: 'qwen-plus',
} as const satisfies Partial<Record<ProviderKey, string>>;

/** Further models that samples name: a second choice of the servers, and modes that need a certain model. */
export const OTHER_SAMPLE_MODELS: readonly string[] = [
  'gpt-6.1-terra',
  'canopylabs/orpheus-v1-english',
  'cogtts',
  'facebook/bart-large-cnn',
  'google/vit-base-patch16-224',
  'Helsinki-NLP/opus-mt-en-nl',
  'openai/whisper-large-v3',
  'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k',
];

/** Models that the pages call closed or about to close. No sample names one. */
export const CLOSING_MODELS: readonly string[] = [
  'gpt-4',
  'gpt-4o',
  'gpt-4o-mini',
  'gpt-4o-mini-tts',
  'gpt-4o-realtime-preview-2025-06-03',
  'openai/gpt-4o',
  'tts-1',
  'tts-1-hd',
  'whisper-1',
  'dall-e-2',
  'dall-e-3',
  'gemini-2.5-flash',
  'deepseek-chat',
  'llama-3.3-70b-versatile',
  'playai-tts',
  'grok-3-latest',
];

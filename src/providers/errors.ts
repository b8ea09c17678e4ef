import recorded from './recordedErrors.json';
import type {ProviderKey} from './types';

/** Why a provider refuses a request. */
export type ErrorCause = 'wrong key' | 'unknown model' | 'no credit' | 'overload';

/** What a provider returned to somebody, and what a developer does about it. */
export interface ProviderError {
  readonly cause: ErrorCause;
  readonly status: number;
  /** JSON, or the text of a reply that isn't JSON. */
  readonly body: unknown;
  /** Where the reply was reported: a thread on GitHub, or the provider's API reference. */
  readonly source: string;
  /** Month of the report. */
  readonly seen: string;
}

const reported = (
  cause: ErrorCause,
  status: number,
  body: unknown,
  source: string,
  seen: string,
): ProviderError => ({cause, status, body, source, seen});

/** The OpenAI form, which most providers use. */
const inError = (message: string, type: string) => ({error: {message, type}});

const NGINX_401 =
  '<html><head><title>401 Authorization Required</title></head><body><center><h1>401 Authorization Required</h1></center></body></html>';

/** Error replies by provider. What the chat makes of each is in `recordedErrors.json`. */
export const providerErrors: Readonly<Partial<Record<ProviderKey, readonly ProviderError[]>>> = {
  openAI: [
    reported(
      'wrong key',
      401,
      inError('Incorrect API key provided: sk-…', 'invalid_request_error'),
      'continuedev/continue#10088',
      '2026-02',
    ),
    reported(
      'unknown model',
      400,
      inError("The requested model 'x' does not exist.", 'invalid_request_error'),
      'API reference',
      '2026-02',
    ),
    reported(
      'no credit',
      429,
      inError('You exceeded your current quota, please check your plan.', 'insufficient_quota'),
      'API reference',
      '2026-02',
    ),
  ],
  claude: [
    reported(
      'wrong key',
      401,
      {type: 'error', ...inError('invalid x-api-key', 'authentication_error')},
      'ITSpecialist111/ai_automation_suggester#153',
      '2026-03',
    ),
    reported(
      'unknown model',
      404,
      {type: 'error', ...inError('model: x', 'not_found_error')},
      'API reference',
      '2026-03',
    ),
    reported(
      'overload',
      529,
      {type: 'error', ...inError('Overloaded', 'overloaded_error')},
      'API reference',
      '2026-03',
    ),
  ],
  gemini: [
    reported(
      'wrong key',
      400,
      {
        error: {
          code: 400,
          message: 'API key not valid. Please pass a valid API key.',
          status: 'INVALID_ARGUMENT',
        },
      },
      'API reference',
      '2025-10',
    ),
    reported(
      'unknown model',
      404,
      {
        error: {
          code: 404,
          message: 'models/x is not found for API version v1beta',
          status: 'NOT_FOUND',
        },
      },
      'PixelPlayerHQ/PixelPlayer#193',
      '2025-10',
    ),
  ],
  mistral: [
    reported('wrong key', 401, {detail: 'Unauthorized'}, 'API reference', '2026-01'),
    reported(
      'unknown model',
      400,
      {object: 'error', message: 'Invalid model: x', type: 'invalid_model', code: '1500'},
      'lfnovo/open-notebook#441',
      '2026-01',
    ),
  ],
  perplexity: [
    reported('wrong key', 401, NGINX_401, 'perplexityai/api-discussion#281', '2025-04'),
    reported(
      'unknown model',
      400,
      inError("Invalid model 'x'. Permitted models can be found in the docs.", 'invalid_model'),
      'ELPROFUG0/TexTab#2',
      '2026-02',
    ),
  ],
  cohere: [
    reported(
      'wrong key',
      401,
      {message: 'invalid api token'},
      'cohere-ai/cohere-toolkit#857',
      '2024-11',
    ),
    reported(
      'unknown model',
      404,
      {message: "model 'x' not found, make sure the correct model ID was used"},
      'MaartenGr/BERTopic#1864',
      '2024-03',
    ),
  ],
  deepSeek: [
    reported(
      'wrong key',
      401,
      inError('Authentication Fails, Your api key: ****x is invalid', 'authentication_error'),
      'API reference',
      '2026-02',
    ),
    reported(
      'unknown model',
      400,
      inError('Model Not Exist', 'invalid_request_error'),
      'API reference',
      '2026-02',
    ),
    reported(
      'no credit',
      402,
      inError('Insufficient Balance', 'unknown_error'),
      'Aider-AI/aider#4851',
      '2026-02',
    ),
  ],
  groq: [
    reported(
      'wrong key',
      401,
      inError('Invalid API Key', 'invalid_request_error'),
      'API reference',
      '2026-02',
    ),
    reported(
      'unknown model',
      404,
      inError(
        'The model `x` does not exist or you do not have access to it.',
        'invalid_request_error',
      ),
      'API reference',
      '2026-02',
    ),
  ],
  kimi: [
    reported(
      'wrong key',
      401,
      inError('Invalid Authentication', 'invalid_authentication_error'),
      'API reference',
      '2026-07',
    ),
    reported(
      'unknown model',
      404,
      inError('Not found the model x or Permission denied', 'resource_not_found_error'),
      'langgenius/dify#39778',
      '2026-07',
    ),
  ],
  openRouter: [
    reported(
      'wrong key',
      401,
      {error: {message: 'User not found.', code: 401}},
      'API reference',
      '2026-05',
    ),
    reported(
      'unknown model',
      400,
      {error: {message: 'x is not a valid model ID', code: 400}},
      'OpenRouterTeam/openrouter-examples#74',
      '2026-05',
    ),
  ],
  qwen: [
    reported(
      'wrong key',
      401,
      inError('Incorrect API key provided.', 'invalid_request_error'),
      'diegosouzapw/OmniRoute#844',
      '2026-03',
    ),
    reported(
      'unknown model',
      404,
      inError(
        'The model `x` does not exist or you do not have access to it.',
        'invalid_request_error',
      ),
      'API reference',
      '2026-03',
    ),
  ],
  together: [
    reported(
      'wrong key',
      401,
      inError('Invalid API key provided.', 'invalid_request_error'),
      'API reference',
      '2026-05',
    ),
    reported(
      'unknown model',
      400,
      inError('Unable to access non-serverless model x.', 'invalid_request_error'),
      'HeyPuter/puter#3168',
      '2026-05',
    ),
  ],
  x: [
    reported(
      'wrong key',
      400,
      {code: 'Client specified an invalid argument', error: 'Incorrect API key provided: x'},
      'API reference',
      '2025-07',
    ),
    reported(
      'unknown model',
      404,
      {code: 'Some requested entity was not found', error: 'The model x does not exist.'},
      'yihong0618/bilingual_book_maker#464',
      '2025-07',
    ),
  ],
  ollama: [
    reported('unknown model', 404, {error: "model 'x' not found"}, 'API reference', '2026-02'),
  ],
  openWebUI: [
    reported('wrong key', 401, {detail: 'Not authenticated'}, 'API reference', '2026-02'),
    reported('unknown model', 404, {detail: 'Model not found'}, 'API reference', '2026-02'),
  ],
  dify: [
    reported(
      'wrong key',
      401,
      {code: 'unauthorized', message: 'Access token is invalid', status: 401},
      'API reference',
      '2026-02',
    ),
  ],
};

/** The ways to set up a chat in which a provider's error may look different. */
export const ERROR_SETUPS = {
  plain: {},
  stream: {connect: {stream: true}},
  shown: {errorMessages: {displayServiceErrorMessages: true}},
  shownStream: {
    connect: {stream: true},
    errorMessages: {displayServiceErrorMessages: true},
  },
} as const;

/** What the chat shows of an error in each setup. */
export type ShownErrors = Readonly<Record<keyof typeof ERROR_SETUPS, string>>;

/** What the installed component shows, by `provider: cause`. Written by `tests/sweeps/behavior.spec.ts`. */
export const recordedErrors: Readonly<Record<string, ShownErrors | undefined>> = recorded;

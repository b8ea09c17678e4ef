import recorded from './recordedErrors.json';
import type {ProviderKey} from './types';

/** What goes wrong with a provider, and what a developer does about it. */
export const ERROR_CAUSES = [
  {id: 'wrong key', what: 'A wrong `key`', fix: 'Check the key and its project'},
  {
    id: 'unknown model',
    what: 'A closed or misspelled `model`',
    fix: 'Name a model that the provider lists',
  },
  {
    id: 'no credit',
    what: 'No credit or quota left',
    fix: 'Add credit, or wait for the next period',
  },
  {
    id: 'overload',
    what: 'The provider is overloaded',
    fix: 'Let the user send the message again later',
  },
] as const;

type ErrorCause = (typeof ERROR_CAUSES)[number]['id'];

interface ErrorReply {
  readonly status: number;
  /** JSON, or the text of a reply that isn't JSON. */
  readonly body: unknown;
  /** What a developer does about it, where that isn't the usual. */
  readonly fix?: string;
}

/** The form of OpenAI, which most providers use. */
const error = (status: number, message: string, type?: string, code?: string): ErrorReply => ({
  status,
  body: {error: {message, type, code}},
});
const claudeError = (status: number, message: string, type: string): ErrorReply => ({
  status,
  body: {type: 'error', error: {message, type}},
});
const errorCode = (code: number | string, message: string, rest?: object): ErrorReply => ({
  status: Number(code),
  body: {error: {code, message, ...rest}},
});
const mistralError = (status: number, message: string, type: string): ErrorReply => ({
  status,
  body: {object: 'error', message, type},
});
const reply = (status: number, body: unknown): ErrorReply => ({status, body});

type Errors = Readonly<Partial<Record<ErrorCause, ErrorReply>>>;

/**
 * Error replies by provider, each with the thread on GitHub that reports it, or the provider's API reference, and the
 * month. What the chat makes of each is in `recordedErrors.json`.
 */
export const providerErrors: Readonly<Partial<Record<ProviderKey, Errors>>> = {
  openAI: {
    // Source: continuedev/continue#10088, 2026-02
    'wrong key': error(
      401,
      'Incorrect API key provided: sk-…',
      'invalid_request_error',
      'invalid_api_key',
    ),
    // Source: API reference, 2026-02
    'unknown model': error(400, "The requested model 'x' does not exist.", 'invalid_request_error'),
    // Source: simonw/llm#494, 2024-05
    'no credit': error(429, 'You exceeded your current quota, …', 'insufficient_quota'),
    // Source: waylaidwanderer/node-chatgpt-api#34, 2023-02
    overload: error(503, 'That model is currently overloaded with other requests.', 'server_error'),
  },
  azure: {
    'wrong key': {
      // Source: SciSharp/BotSharp#386, 2024-04
      ...errorCode('401', 'Access denied due to invalid subscription key or wrong API endpoint.'),
      fix: 'Check the key, and that the endpoint belongs to the same resource',
    },
  },
  bigModel: {
    // Source: zhipuai/zhipuai-sdk-python#25, 2024-11
    'wrong key': errorCode('401', '令牌已过期或验证不正确！'),
    // Source: zhayujie/CowAgent#2910, 2026-06
    'no credit': reply(429, {error: {code: '1113', message: '余额不足或无可用资源包,请充值。'}}),
  },
  claude: {
    // Source: ITSpecialist111/ai_automation_suggester#153, 2026-03
    'wrong key': claudeError(401, 'invalid x-api-key', 'authentication_error'),
    // Source: API reference, 2026-03
    'unknown model': claudeError(404, 'model: x', 'not_found_error'),
    // Source: anthropics/claude-code#66297, 2026-06
    'no credit': claudeError(400, 'Your credit balance is too low …', 'invalid_request_error'),
    // Source: API reference, 2026-03
    overload: claudeError(529, 'Overloaded', 'overloaded_error'),
  },
  cohere: {
    // Source: cohere-ai/cohere-toolkit#857, 2024-11
    'wrong key': reply(401, {message: 'invalid api token'}),
    // Source: MaartenGr/BERTopic#1864, 2024-03
    'unknown model': reply(404, {message: "model 'x' not found, …"}),
  },
  deepSeek: {
    // Source: API reference, 2026-02
    'wrong key': error(401, 'Authentication Fails, …', 'authentication_error'),
    'unknown model': error(400, 'Model Not Exist', 'invalid_request_error'),
    // Source: Aider-AI/aider#4851, 2026-02
    'no credit': error(402, 'Insufficient Balance', 'unknown_error'),
  },
  dify: {
    // Source: API reference, 2026-02
    'wrong key': reply(401, {
      code: 'unauthorized',
      message: 'Access token is invalid',
      status: 401,
    }),
  },
  gemini: {
    // Source: API reference, 2025-10
    'wrong key': errorCode(400, 'API key not valid. …', {status: 'INVALID_ARGUMENT'}),
    // Source: PixelPlayerHQ/PixelPlayer#193, 2025-10
    'unknown model': errorCode(404, 'models/x is not found …', {status: 'NOT_FOUND'}),
    // Source: google-gemini/gemini-cli#8437, 2025-09
    'no credit': errorCode(429, 'You exceeded your current quota, …', {
      status: 'RESOURCE_EXHAUSTED',
    }),
    // Source: google-gemini/gemini-cli#5191, 2025-07
    overload: errorCode(503, 'The model is overloaded. …', {status: 'UNAVAILABLE'}),
  },
  groq: {
    // Source: API reference, 2026-02
    'wrong key': error(401, 'Invalid API Key', 'invalid_request_error'),
    'unknown model': error(404, 'The model `x` does not exist …', 'invalid_request_error'),
    // Source: danielmiessler/Fabric#364, 2024-04
    'no credit': error(429, 'Rate limit reached for model `x` …', 'tokens'),
  },
  kimi: {
    // Source: API reference, 2026-07
    'wrong key': error(401, 'Invalid Authentication', 'invalid_authentication_error'),
    // Source: langgenius/dify#39778, 2026-07
    'unknown model': error(404, 'Not found the model x …', 'resource_not_found_error'),
    // Source: MoonshotAI/kimi-cli#2209, 2026-05
    overload: error(429, 'The engine is currently overloaded, …', 'engine_overloaded_error'),
  },
  miniMax: {
    // Source: MiniMax-AI/MiniMax-01#37, 2025-03
    'wrong key': reply(200, {base_resp: {status_code: 2049, status_msg: 'invalid api key'}}),
    // Source: modelscope/modelscope#1691, 2026-04
    'no credit': error(429, 'insufficient balance (1008)', 'insufficient_balance_error'),
  },
  mistral: {
    // Source: API reference, 2026-01
    'wrong key': reply(401, {detail: 'Unauthorized'}),
    // Source: lfnovo/open-notebook#441, 2026-01
    'unknown model': mistralError(400, 'Invalid model: x', 'invalid_model'),
    // Source: cline/cline#9085, 2026-02
    'no credit': mistralError(429, 'Rate limit exceeded', 'rate_limited'),
    // Source: BerriAI/litellm#25078, 2026-04
    overload: mistralError(503, 'Service tier capacity exceeded …', 'invalid_request_error'),
  },
  ollama: {
    // Source: API reference, 2026-02
    'unknown model': reply(404, {error: "model 'x' not found"}),
  },
  openRouter: {
    // Source: API reference, 2026-05
    'wrong key': errorCode(401, 'User not found.'),
    // Source: OpenRouterTeam/openrouter-examples#74, 2026-05
    'unknown model': errorCode(400, 'x is not a valid model ID'),
    // Source: Gitlawb/openclaude#43, 2026-04
    'no credit': errorCode(402, 'Insufficient credits. …'),
  },
  openWebUI: {
    // Source: API reference, 2026-02
    'wrong key': reply(401, {detail: 'Not authenticated'}),
    'unknown model': reply(404, {detail: 'Model not found'}),
  },
  perplexity: {
    // Source: perplexityai/api-discussion#281, 2025-04
    'wrong key': reply(401, '<html><h1>401 Authorization Required</h1></html>'),
    // Source: ELPROFUG0/TexTab#2, 2026-02
    'unknown model': error(400, "Invalid model 'x'. …", 'invalid_model'),
  },
  qwen: {
    // Source: diegosouzapw/OmniRoute#844, 2026-03
    'wrong key': error(401, 'Incorrect API key provided.', 'invalid_request_error'),
    // Source: API reference, 2026-03
    'unknown model': error(404, 'The model `x` does not exist …', 'invalid_request_error'),
    // Source: QuantumNous/new-api#1401, 2025-07
    'no credit': error(400, 'Access denied, please make sure your account is …', 'Arrearage'),
  },
  together: {
    // Source: API reference, 2026-05
    'wrong key': error(401, 'Invalid API key provided.', 'invalid_request_error'),
    // Source: HeyPuter/puter#3168, 2026-05
    'unknown model': error(400, 'Unable to access non-serverless model x. …'),
  },
  x: {
    // Source: API reference, 2025-07
    'wrong key': reply(400, {code: 'invalid argument', error: 'Incorrect API key provided: x'}),
    // Source: yihong0618/bilingual_book_maker#464, 2025-07
    'unknown model': reply(404, {code: 'not found', error: 'The model x does not exist.'}),
    // Source: Wei-Shaw/sub2api#4069, 2026-07
    'no credit': reply(403, {code: 'denied', error: 'You have run out of credits …'}),
  },
};

/** What a developer should know about the check of a key that a user enters. */
export const KEY_NOTES: Readonly<Partial<Record<ProviderKey, string>>> = {
  dify: 'With a `connect.url` it checks the address below that.',
  kimi: 'Moonshot names the error `invalid_authentication_error`, and Deep Chat looks for `authentication_error`.',
  miniMax: 'Deep Chat refuses only the code 1004 ("Invalid API Key"), which MiniMax also returns.',
  mistral: 'Only a reply with `detail` rejects the key; any other reply accepts it.',
  openWebUI: 'Without a server at that address, the form shows "Failed to connect".',
  perplexity:
    'Threads from 2024 and 2025 report an HTML page for it, which Deep Chat accepts. An error in JSON shows "Invalid API Key"; the check has an empty body, so a valid key may be refused too.',
  x: 'xAI sends the error as plain text.',
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

/** What the installed component shows of an error in each setup. */
export type ShownErrors = Readonly<Record<keyof typeof ERROR_SETUPS, string>>;

/** The form that asks for a key: its label, its request, and what it shows after the reply to a wrong key. */
export interface KeyForm {
  readonly asks: string;
  readonly checks: string;
  /** Missing if the wrong key is accepted. */
  readonly shows?: string;
}

export interface Recorded {
  readonly keyForm?: KeyForm;
  readonly errors: Readonly<Partial<Record<ErrorCause, ShownErrors>>>;
}

/** What the installed component shows, by provider. Written by `tests/sweeps/behavior.spec.ts`. */
export const recordedErrors: Readonly<Record<string, Recorded | undefined>> = recorded;

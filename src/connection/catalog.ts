import {MASK} from './exchange';
import {fieldsOf} from './fields';
import type {Mode, ProviderFacts, ProviderKey, ReplyShape} from './types';

interface Given {
  readonly reply?: ReplyShape;
  readonly stream?: boolean;
  /** False where the chat has no text field. */
  readonly text?: boolean;
  readonly settingsIn?: string;
  readonly streamUrl?: string;
  readonly urlDefaults?: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly issue?: string;
  readonly unavailable?: string;
}

type ModeGiven = readonly [id: string, name: string, url: string, fields: string, given: Given];

const SAMPLING = 'model temperature max_tokens top_p frequency_penalty presence_penalty';
const RESPONSES =
  'model instructions temperature top_p max_output_tokens reasoning tools tool_choice parallel_tool_calls max_tool_calls conversation conversationLoadLimit truncation background store service_tier safety_identifier';
const DIFFUSION =
  'engine_id weight cfg_scale clip_guidance_preset samples seed steps style_preset sampler';
const GEMINI = 'https://generativelanguage.googleapis.com/v1beta/models/<model>';
const HF = 'https://api-inference.huggingface.co/models/';
const STABILITY = 'https://api.stability.ai/v1/generation/';
const CALLS_ANYWAY =
  'No dry run here: the component calls the service whatever handler it is given. Nothing is sent before you give a key.';
const NO_FILE_DRY_RUN = `${CALLS_ANYWAY} Attach a file to use this mode.`;
const HF_CLOSED = 'Hugging Face has closed the address that Deep Chat 2.4.2 asks by itself.';
const BLOB = 'The answer is a recording that lives in the page only: it is gone after a reload.';

/**
 * Every provider and mode of deep-chat 2.4.2, with the settings that can be written as plain values
 * (functions are left to code). catalog.test.ts compares the names with the installed declarations.
 */
const given: Readonly<
  Record<
    ProviderKey,
    {readonly root?: boolean; readonly keyless?: boolean; readonly modes: readonly ModeGiven[]}
  >
> = {
  openAI: {
    modes: [
      [
        'chat',
        'Chat',
        'https://api.openai.com/v1/responses',
        RESPONSES,
        {reply: 'responses', stream: true},
      ],
      [
        'completions',
        'Chat completions',
        'https://api.openai.com/v1/chat/completions',
        'model system_prompt max_tokens temperature top_p modalities audio tools tool_choice parallel_tool_calls max_tool_calls',
        {
          reply: 'choices',
          stream: true,
          settingsIn: 'chat',
          issue:
            'Deep Chat 2.4.2 ignores settings inside completions, so they are written beside it, to chat, where they work.',
        },
      ],
      [
        'images',
        'Images',
        'https://api.openai.com/v1/images/generations',
        'model n size quality style response_format user',
        {reply: 'imageUrl'},
      ],
      [
        'textToSpeech',
        'Text to speech',
        'https://api.openai.com/v1/audio/speech',
        'model voice speed',
        {reply: 'audio'},
      ],
      [
        'speechToText',
        'Speech to text',
        'https://api.openai.com/v1/audio/transcriptions',
        'model temperature language type',
        {
          reply: 'transcript',
          settingsIn: 'audio',
          note: 'Attach a recording.',
          issue:
            'Deep Chat 2.4.2 ignores settings inside speechToText, so they are written beside it, to audio, where they work.',
        },
      ],
      [
        'realtime',
        'Realtime voice',
        'https://api.openai.com/v1/realtime/sessions',
        'autoStart autoFetchEphemeralKey config avatar buttons loading error',
        {
          text: false,
          note: `A voice call instead of a text chat. ${CALLS_ANYWAY}`,
          issue: 'OpenAI no longer answers at the address that Deep Chat 2.4.2 asks.',
        },
      ],
      [
        'assistant',
        'Assistant',
        'https://api.openai.com/v1//assistants',
        'assistant_id thread_id load_thread_history new_assistant custom_base_url',
        {
          stream: true,
          note: CALLS_ANYWAY,
          issue: 'OpenAI closed this API on 26 August 2026.',
        },
      ],
    ],
  },
  claude: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.anthropic.com/v1/messages',
        'model system_prompt max_tokens temperature top_p top_k stop_sequences tools tool_choice mcp_servers',
        {reply: 'claude', stream: true},
      ],
    ],
  },
  gemini: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        `${GEMINI}:generateContent?key=<key>`,
        'model system_prompt maxOutputTokens temperature topP topK stopSequences responseMimeType responseSchema tools',
        {
          reply: 'gemini',
          stream: true,
          streamUrl: `${GEMINI}:streamGenerateContent?alt=sse&key=<key>`,
          urlDefaults: {model: 'gemini-2.5-flash', key: MASK},
          note: 'The key travels in the address of the request, not in a header.',
        },
      ],
    ],
  },
  azure: {
    modes: [
      [
        'openAI.chat',
        'Azure OpenAI chat',
        '<endpoint>/openai/deployments/<deploymentId>/chat/completions?api-version=<version>',
        `endpoint version deploymentId ${RESPONSES} data_sources`,
        {
          reply: 'responses',
          stream: true,
          issue:
            'Deep Chat 2.4.2 sends a request of the Responses API to a chat completions address. The service may refuse it.',
        },
      ],
      [
        'openAI.assistant',
        'Azure OpenAI assistant',
        '<endpoint>/openai/assistants?api-version=<version>',
        'endpoint version deploymentId assistant_id thread_id load_thread_history new_assistant custom_base_url',
        {stream: true, note: CALLS_ANYWAY},
      ],
      [
        'textToSpeech',
        'Text to speech',
        'https://<region>.tts.speech.microsoft.com/cognitiveservices/v1',
        'region lang name gender outputFormat',
        {reply: 'audio'},
      ],
      [
        'speechToText',
        'Speech to text',
        'https://<region>.stt.speech.microsoft.com/speech/recognition/conversation/cognitiveservices/v1?language=<lang>&format=detailed',
        'region lang',
        {
          reply: 'displayText',
          text: false,
          urlDefaults: {lang: 'en-US'},
          note: 'Attach a recording (.wav or .ogg).',
        },
      ],
      [
        'summarization',
        'Summarization',
        '<endpoint>/language/analyze-text/jobs?api-version=2022-10-01-preview',
        'endpoint language',
        {reply: 'speechJob'},
      ],
      [
        'translation',
        'Translation',
        'https://api.cognitive.microsofttranslator.com/translate?api-version=3.0',
        'language',
        {
          unavailable:
            'Deep Chat 2.4.2 stops with an error at the first message and sends nothing.',
        },
      ],
    ],
  },
  mistral: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.mistral.ai/v1/chat/completions',
        'model system_prompt max_tokens temperature top_p frequency_penalty presence_penalty random_seed n safe_mode reasoning_mode tools tool_choice',
        {reply: 'choices', stream: true},
      ],
    ],
  },
  ollama: {
    root: true,
    keyless: true,
    modes: [
      [
        'chat',
        'Chat',
        'http://localhost:11434/api/chat',
        'model system_prompt think keep_alive options tools',
        {
          reply: 'ollama',
          stream: true,
          note: 'Ollama must run on this computer and allow this site as an origin (OLLAMA_ORIGINS).',
        },
      ],
    ],
  },
  openRouter: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://openrouter.ai/api/v1/chat/completions',
        `${SAMPLING} system_prompt tools`,
        {reply: 'choicesObject', stream: true},
      ],
    ],
  },
  deepSeek: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.deepseek.com/v1/chat/completions',
        `${SAMPLING} stop system_prompt`,
        {
          reply: 'choices',
          stream: true,
          issue: 'Name a model: DeepSeek has removed the one that 2.4.2 asks for by itself.',
        },
      ],
    ],
  },
  groq: {
    modes: [
      [
        'chat',
        'Chat',
        'https://api.groq.com/openai/v1/chat/completions',
        'model system_prompt max_completion_tokens temperature top_p stop seed tools tool_choice parallel_tool_calls',
        {
          reply: 'choices',
          stream: true,
          issue: 'Name a model: Groq has retired the one that 2.4.2 asks for by itself.',
        },
      ],
      [
        'textToSpeech',
        'Text to speech',
        'https://api.groq.com/openai/v1/audio/speech',
        'model voice speed response_format',
        {reply: 'audio', issue: BLOB},
      ],
    ],
  },
  x: {
    modes: [
      [
        'chat',
        'Chat',
        'https://api.x.ai/v1/chat/completions',
        'model system_prompt max_tokens temperature',
        {
          reply: 'choicesObject',
          stream: true,
          issue: 'Name a model: xAI has retired the one that 2.4.2 asks for by itself.',
        },
      ],
      [
        'images',
        'Images',
        'https://api.x.ai/v1/images/generations',
        'model n',
        {reply: 'imageUrl'},
      ],
    ],
  },
  cohere: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.cohere.com/v2/chat',
        'model temperature prompt_truncation connectors documents',
        {reply: 'cohere', stream: true},
      ],
    ],
  },
  huggingFace: {
    modes: (
      [
        [
          'conversation',
          'Conversation',
          'facebook/blenderbot-400M-distill',
          'model parameters options',
          'generated',
        ],
        ['textGeneration', 'Text generation', 'gpt2', 'model parameters options', 'generatedList'],
        [
          'summarization',
          'Summarization',
          'facebook/bart-large-cnn',
          'model parameters options',
          'summaryList',
        ],
        [
          'translation',
          'Translation',
          'Helsinki-NLP/opus-tatoeba-en-ja',
          'model options',
          'translationList',
        ],
        ['fillMask', 'Fill mask', 'bert-base-uncased', 'model options', 'sequenceList'],
        [
          'questionAnswer',
          'Question answering',
          'bert-large-uncased-whole-word-masking-finetuned-squad',
          'context model',
          'answer',
        ],
        [
          'audioSpeechRecognition',
          'Speech recognition',
          'facebook/wav2vec2-large-960h-lv60-self',
          'model',
          undefined,
        ],
        [
          'audioClassification',
          'Audio classification',
          'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
          'model',
          undefined,
        ],
        [
          'imageClassification',
          'Image classification',
          'google/vit-base-patch16-224',
          'model',
          undefined,
        ],
      ] as const
    ).map(([id, name, model, fields, reply]): ModeGiven => [
      id,
      name,
      `${HF}<model>`,
      fields,
      {
        urlDefaults: {model},
        issue: HF_CLOSED,
        ...(reply ? {reply} : {text: false, note: NO_FILE_DRY_RUN}),
      },
    ]),
  },
  perplexity: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.perplexity.ai/chat/completions',
        `${SAMPLING} top_k stop system_prompt search_mode reasoning_effort search_domain_filter disable_search enable_search_classifier`,
        {reply: 'choices', stream: true},
      ],
    ],
  },
  together: {
    modes: [
      [
        'chat',
        'Chat',
        'https://api.together.xyz/v1/chat/completions',
        'model system_prompt max_tokens temperature top_p top_k repetition_penalty stop',
        {reply: 'choices', stream: true},
      ],
      [
        'images',
        'Images',
        'https://api.together.xyz/v1/images/generations',
        'model width height steps n seed response_format',
        {reply: 'imageUrl'},
      ],
      [
        'textToSpeech',
        'Text to speech',
        'https://api.together.xyz/v1/audio/speech',
        'model voice speed',
        {reply: 'audio', issue: BLOB},
      ],
    ],
  },
  stabilityAI: {
    modes: [
      [
        'textToImage',
        'Text to image',
        `${STABILITY}<engine_id>/text-to-image`,
        `width height ${DIFFUSION}`,
        {reply: 'imageData', urlDefaults: {engine_id: 'stable-diffusion-v1-6'}},
      ],
      [
        'imageToImage',
        'Image to image',
        `${STABILITY}<engine_id>/image-to-image`,
        `step_schedule_start step_schedule_end init_image_mode image_strength ${DIFFUSION}`,
        {
          reply: 'imageData',
          urlDefaults: {engine_id: 'stable-diffusion-v1-6'},
          note: 'Attach a picture (.png) and describe the change. Leave the engine empty: with one, Deep Chat 2.4.2 asks the address of text to image.',
        },
      ],
      [
        'imageToImageMasking',
        'Image masking',
        `${STABILITY}<engine_id>/image-to-image/masking`,
        `mask_source ${DIFFUSION}`,
        {
          reply: 'imageData',
          urlDefaults: {engine_id: 'stable-diffusion-xl-1024-v1-0'},
          note: 'Attach a picture and its mask (.png).',
        },
      ],
      [
        'imageToImageUpscale',
        'Image upscale',
        `${STABILITY}<engine_id>/image-to-image/upscale`,
        'engine_id height width',
        {
          reply: 'imageData',
          urlDefaults: {engine_id: 'esrgan-v1-x2plus'},
          note: 'Attach a picture (.png).',
        },
      ],
    ],
  },
  assemblyAI: {
    modes: [
      [
        'audio',
        'Transcription',
        'https://api.assemblyai.com/v2/upload',
        '',
        {text: false, note: NO_FILE_DRY_RUN},
      ],
    ],
  },
  qwen: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://dashscope-intl.aliyuncs.com/compatible-mode/v1/chat/completions',
        `${SAMPLING} stop system_prompt tools tool_choice`,
        {reply: 'choices', stream: true},
      ],
    ],
  },
  kimi: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.moonshot.ai/v1/chat/completions',
        `${SAMPLING} stop system_prompt tools`,
        {reply: 'choices', stream: true},
      ],
    ],
  },
  miniMax: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.minimax.io/v1/text/chatcompletion_v2',
        `${SAMPLING} stop system_prompt`,
        {reply: 'choices', stream: true},
      ],
    ],
  },
  bigModel: {
    modes: [
      [
        'chat',
        'Chat',
        'https://open.bigmodel.cn/api/paas/v4/chat/completions',
        'model system_prompt max_tokens temperature top_p tools tool_choice',
        {reply: 'choices', stream: true},
      ],
      [
        'images',
        'Images',
        'https://open.bigmodel.cn/api/paas/v4/images/generations',
        'model',
        {reply: 'imageUrl'},
      ],
      [
        'textToSpeech',
        'Text to speech',
        'https://open.bigmodel.cn/api/paas/v4/audio/speech',
        'model voice',
        {reply: 'audio', issue: BLOB},
      ],
    ],
  },
  dify: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'https://api.dify.ai/v1/chat-messages',
        'inputs user',
        {
          reply: 'dify',
          stream: true,
          issue:
            'Deep Chat 2.4.2 sends the last message only, and shows a streamed answer when it is complete.',
        },
      ],
    ],
  },
  openWebUI: {
    root: true,
    modes: [
      [
        'chat',
        'Chat',
        'http://localhost:3000/api/chat/completions',
        'model system_prompt tool_ids files tools',
        {reply: 'openWebUI', stream: true},
      ],
    ],
  },
};

function build(provider: ProviderKey): ProviderFacts {
  const {root, keyless, modes} = given[provider];
  return {
    placement: root ? 'root' : 'nested',
    needsKey: !keyless,
    modes: modes.map(([id, name, url, fields, rest]): Mode => ({
      id,
      name,
      url,
      fields: fieldsOf(provider, id, fields),
      stream: false,
      text: true,
      ...rest,
    })),
  };
}

const built = new Map<ProviderKey, ProviderFacts>();

/** What is known of a provider. */
export function factsOf(provider: ProviderKey): ProviderFacts {
  const known = built.get(provider) ?? build(provider);
  built.set(provider, known);
  return known;
}

/** A mode of a provider by its id, or the first one that can be used. */
export function modeOf(provider: ProviderKey, id: string): Mode {
  const {modes} = factsOf(provider);
  const mode = modes.find((known) => known.id === id) ?? modes[0];
  if (!mode) throw new Error(`The catalog lists no mode of ${provider}. Add one to catalog.ts.`);
  return mode;
}

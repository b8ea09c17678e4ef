import {MASK} from './exchange';
import type {ProviderKey, ReplyShape} from './types';

/** What is known of a mode beside its name, its address and its settings. */
export interface ModeDetails {
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

/** A mode as it is described here. */
export type ModeGiven = readonly [id: string, name: string, url: string, details: ModeDetails];

const GEMINI = 'https://generativelanguage.googleapis.com/v1beta/models/<model>';
const HF = 'https://api-inference.huggingface.co/models/';
const STABILITY = 'https://api.stability.ai/v1/generation/';
const CALLS_ANYWAY =
  'This mode can’t be previewed: the component calls the provider directly. Nothing is sent before you add a key.';
const NO_FILE_DRY_RUN = `${CALLS_ANYWAY} Attach a file to use this mode.`;
const HF_CLOSED = 'Hugging Face has closed the default address of Deep Chat.';
const BLOB = 'The reply is a recording that only this page holds. It is lost after a reload.';

/**
 * What the declarations cannot know of the modes of the component: their names, addresses and forms of
 * answer, and what does not work. Their settings come from the declarations (declared.ts), with words
 * from fields.ts. A new mode is offered only after it is described here, because a key must not go to
 * an address that nobody has looked at; catalog.test.ts says which one is missing.
 */
export const givenModes: Readonly<Record<ProviderKey, readonly ModeGiven[]>> = {
  openAI: [
    ['chat', 'Chat', 'https://api.openai.com/v1/responses', {reply: 'responses', stream: true}],
    [
      'completions',
      'Chat completions',
      'https://api.openai.com/v1/chat/completions',
      {
        reply: 'choices',
        stream: true,
        settingsIn: 'chat',
        issue:
          'Deep Chat ignores settings inside completions, so they are written beside it, to chat, where they work.',
      },
    ],
    ['images', 'Images', 'https://api.openai.com/v1/images/generations', {reply: 'imageUrl'}],
    ['textToSpeech', 'Text to speech', 'https://api.openai.com/v1/audio/speech', {reply: 'audio'}],
    [
      'speechToText',
      'Speech to text',
      'https://api.openai.com/v1/audio/transcriptions',
      {
        reply: 'transcript',
        settingsIn: 'audio',
        note: 'Attach a recording.',
        issue:
          'Deep Chat ignores settings inside speechToText, so they are written beside it, to audio, where they work.',
      },
    ],
    [
      'realtime',
      'Realtime voice',
      'https://api.openai.com/v1/realtime/sessions',
      {
        text: false,
        note: `A voice call instead of a text chat. ${CALLS_ANYWAY}`,
        issue: 'OpenAI has closed the address that Deep Chat uses.',
      },
    ],
    [
      'assistant',
      'Assistant',
      '<custom_base_url>/assistants',
      {
        stream: true,
        urlDefaults: {custom_base_url: 'https://api.openai.com/v1/'},
        note: CALLS_ANYWAY,
        issue: 'OpenAI closed this API on 26 August 2026.',
      },
    ],
  ],
  claude: [
    ['chat', 'Chat', 'https://api.anthropic.com/v1/messages', {reply: 'claude', stream: true}],
  ],
  gemini: [
    [
      'chat',
      'Chat',
      `${GEMINI}:generateContent?key=<key>`,
      {
        reply: 'gemini',
        stream: true,
        streamUrl: `${GEMINI}:streamGenerateContent?alt=sse&key=<key>`,
        urlDefaults: {model: 'gemini-2.5-flash', key: MASK},
        note: 'The key travels in the address of the request, not in a header.',
      },
    ],
  ],
  azure: [
    [
      'openAI.chat',
      'Azure OpenAI chat',
      '<endpoint>/openai/deployments/<deploymentId>/chat/completions?api-version=<version>',
      {
        reply: 'responses',
        stream: true,
        issue:
          'Deep Chat sends a request of the Responses API to a chat completions address. The provider may refuse it.',
      },
    ],
    [
      'openAI.assistant',
      'Azure OpenAI assistant',
      '<endpoint>/openai/assistants?api-version=<version>',
      {stream: true, note: CALLS_ANYWAY},
    ],
    [
      'textToSpeech',
      'Text to speech',
      'https://<region>.tts.speech.microsoft.com/cognitiveservices/v1',
      {reply: 'audio'},
    ],
    [
      'speechToText',
      'Speech to text',
      'https://<region>.stt.speech.microsoft.com/speech/recognition/conversation/cognitiveservices/v1?language=<lang>&format=detailed',
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
      {reply: 'speechJob'},
    ],
    [
      'translation',
      'Translation',
      'https://api.cognitive.microsofttranslator.com/translate?api-version=3.0',
      {
        unavailable: 'Deep Chat stops with an error at the first message and sends nothing.',
      },
    ],
  ],
  mistral: [
    [
      'chat',
      'Chat',
      'https://api.mistral.ai/v1/chat/completions',
      {reply: 'choices', stream: true},
    ],
  ],
  ollama: [
    [
      'chat',
      'Chat',
      'http://localhost:11434/api/chat',
      {
        reply: 'ollama',
        stream: true,
        note: 'Ollama must run on this computer and allow this site as an origin (OLLAMA_ORIGINS).',
      },
    ],
  ],
  openRouter: [
    [
      'chat',
      'Chat',
      'https://openrouter.ai/api/v1/chat/completions',
      {reply: 'choicesObject', stream: true},
    ],
  ],
  deepSeek: [
    [
      'chat',
      'Chat',
      'https://api.deepseek.com/v1/chat/completions',
      {
        reply: 'choices',
        stream: true,
        issue: "Enter a model: DeepSeek has removed Deep Chat's default.",
      },
    ],
  ],
  groq: [
    [
      'chat',
      'Chat',
      'https://api.groq.com/openai/v1/chat/completions',
      {
        reply: 'choices',
        stream: true,
        issue: "Enter a model: Groq has retired Deep Chat's default.",
      },
    ],
    [
      'textToSpeech',
      'Text to speech',
      'https://api.groq.com/openai/v1/audio/speech',
      {reply: 'audio', issue: BLOB},
    ],
  ],
  x: [
    [
      'chat',
      'Chat',
      'https://api.x.ai/v1/chat/completions',
      {
        reply: 'choicesObject',
        stream: true,
        issue: "Enter a model: xAI has retired Deep Chat's default.",
      },
    ],
    ['images', 'Images', 'https://api.x.ai/v1/images/generations', {reply: 'imageUrl'}],
  ],
  cohere: [['chat', 'Chat', 'https://api.cohere.com/v2/chat', {reply: 'cohere', stream: true}]],
  huggingFace: (
    [
      ['conversation', 'Conversation', 'facebook/blenderbot-400M-distill', 'generated'],
      ['textGeneration', 'Text generation', 'gpt2', 'generatedList'],
      ['summarization', 'Summarization', 'facebook/bart-large-cnn', 'summaryList'],
      ['translation', 'Translation', 'Helsinki-NLP/opus-tatoeba-en-ja', 'translationList'],
      ['fillMask', 'Fill mask', 'bert-base-uncased', 'sequenceList'],
      [
        'questionAnswer',
        'Question answering',
        'bert-large-uncased-whole-word-masking-finetuned-squad',
        'answer',
      ],
      [
        'audioSpeechRecognition',
        'Speech recognition',
        'facebook/wav2vec2-large-960h-lv60-self',
        undefined,
      ],
      [
        'audioClassification',
        'Audio classification',
        'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
        undefined,
      ],
      ['imageClassification', 'Image classification', 'google/vit-base-patch16-224', undefined],
    ] as const
  ).map(([id, name, model, reply]): ModeGiven => [
    id,
    name,
    `${HF}<model>`,
    {
      urlDefaults: {model},
      issue: HF_CLOSED,
      ...(reply ? {reply} : {text: false, note: NO_FILE_DRY_RUN}),
    },
  ]),
  perplexity: [
    [
      'chat',
      'Chat',
      'https://api.perplexity.ai/chat/completions',
      {reply: 'choices', stream: true},
    ],
  ],
  together: [
    [
      'chat',
      'Chat',
      'https://api.together.xyz/v1/chat/completions',
      {reply: 'choices', stream: true},
    ],
    ['images', 'Images', 'https://api.together.xyz/v1/images/generations', {reply: 'imageUrl'}],
    [
      'textToSpeech',
      'Text to speech',
      'https://api.together.xyz/v1/audio/speech',
      {reply: 'audio', issue: BLOB},
    ],
  ],
  stabilityAI: [
    [
      'textToImage',
      'Text to image',
      `${STABILITY}<engine_id>/text-to-image`,
      {reply: 'imageData', urlDefaults: {engine_id: 'stable-diffusion-v1-6'}},
    ],
    [
      'imageToImage',
      'Image to image',
      `${STABILITY}<engine_id>/image-to-image`,
      {
        reply: 'imageData',
        urlDefaults: {engine_id: 'stable-diffusion-v1-6'},
        note: 'Attach a picture (.png) and describe the change. Leave the engine empty: with one, Deep Chat uses the address of text to image.',
      },
    ],
    [
      'imageToImageMasking',
      'Image masking',
      `${STABILITY}<engine_id>/image-to-image/masking`,
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
      {
        reply: 'imageData',
        urlDefaults: {engine_id: 'esrgan-v1-x2plus'},
        note: 'Attach a picture (.png).',
      },
    ],
  ],
  assemblyAI: [
    [
      'audio',
      'Transcription',
      'https://api.assemblyai.com/v2/upload',
      {text: false, note: NO_FILE_DRY_RUN},
    ],
  ],
  qwen: [
    [
      'chat',
      'Chat',
      'https://dashscope-intl.aliyuncs.com/compatible-mode/v1/chat/completions',
      {reply: 'choices', stream: true},
    ],
  ],
  kimi: [
    [
      'chat',
      'Chat',
      'https://api.moonshot.ai/v1/chat/completions',
      {reply: 'choices', stream: true},
    ],
  ],
  miniMax: [
    [
      'chat',
      'Chat',
      'https://api.minimax.io/v1/text/chatcompletion_v2',
      {reply: 'choices', stream: true},
    ],
  ],
  bigModel: [
    [
      'chat',
      'Chat',
      'https://open.bigmodel.cn/api/paas/v4/chat/completions',
      {reply: 'choices', stream: true},
    ],
    [
      'images',
      'Images',
      'https://open.bigmodel.cn/api/paas/v4/images/generations',
      {reply: 'imageUrl'},
    ],
    [
      'textToSpeech',
      'Text to speech',
      'https://open.bigmodel.cn/api/paas/v4/audio/speech',
      {reply: 'audio', issue: BLOB},
    ],
  ],
  dify: [
    [
      'chat',
      'Chat',
      'https://api.dify.ai/v1/chat-messages',
      {
        reply: 'dify',
        stream: true,
        issue:
          'Deep Chat sends only the last message, and shows a streamed reply when it is complete.',
      },
    ],
  ],
  openWebUI: [
    [
      'chat',
      'Chat',
      'http://localhost:3000/api/chat/completions',
      {reply: 'openWebUI', stream: true},
    ],
  ],
};

import {MASK} from '../lib/keyEchoes';
import type {Mode, ProviderKey, ReplyShape} from './types';

/** What is known of a mode beside its name, its address and its settings. */
type ModeDetails = Partial<Omit<Mode, 'id' | 'name' | 'url' | 'fields'>>;

/** A mode as it is described here. */
type ModeGiven = readonly [id: string, name: string, url: string, details: ModeDetails];

const GEMINI = 'https://generativelanguage.googleapis.com/v1beta/models/<model>';
const HF = 'https://api-inference.huggingface.co/models/';
const STABILITY = 'https://api.stability.ai/v1/generation/';
const CALLS_ANYWAY =
  'This mode can’t be previewed: the component calls the provider directly. Nothing is sent before you add a key.';
const NO_FILE_DRY_RUN = `${CALLS_ANYWAY} Attach a file to use this mode.`;
const HF_CLOSED = 'Hugging Face has closed the default address of Deep Chat.';
const BLOB = 'The reply is a recording that only this page holds. It is lost after a reload.';

function chat(url: string, reply: ReplyShape, details: ModeDetails = {}): ModeGiven {
  return ['chat', 'Chat', url, {reply, stream: true, ...details}];
}

function images(url: string): ModeGiven {
  return ['images', 'Images', url, {reply: 'imageUrl'}];
}

function stability(
  id: string,
  name: string,
  path: string,
  engine: string,
  note?: string,
): ModeGiven {
  const details: ModeDetails = {reply: 'imageData', urlDefaults: {engine_id: engine}};
  return [id, name, `${STABILITY}<engine_id>/${path}`, note ? {...details, note} : details];
}

function speech(url: string): ModeGiven {
  return ['textToSpeech', 'Text to speech', url, {reply: 'audio', issue: BLOB}];
}

/**
 * What the declarations don't say about the component's modes: names, addresses, reply shapes, and what
 * does not work. Their settings come from the declarations (declared.ts), with words from fields.ts.
 * A new mode is offered only after it is described here, because a key must not go to an address that
 * nobody has looked at; catalog.test.ts says which one is missing.
 */
export const givenModes: Readonly<Record<ProviderKey, readonly ModeGiven[]>> = {
  openAI: [
    chat('https://api.openai.com/v1/responses', 'responses'),
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
    images('https://api.openai.com/v1/images/generations'),
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
        unavailable:
          'OpenAI closed the address that Deep Chat uses in May 2026, so voice calls fail even with a key.',
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
        issue: 'OpenAI closed this API on Aug 26, 2026.',
      },
    ],
  ],
  claude: [chat('https://api.anthropic.com/v1/messages', 'claude')],
  gemini: [
    chat(`${GEMINI}:generateContent?key=<key>`, 'gemini', {
      streamUrl: `${GEMINI}:streamGenerateContent?alt=sse&key=<key>`,
      urlDefaults: {model: 'gemini-2.5-flash', key: MASK},
      note: 'The key travels in the address of the request, not in a header.',
    }),
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
  mistral: [chat('https://api.mistral.ai/v1/chat/completions', 'choices')],
  ollama: [
    chat('http://localhost:11434/api/chat', 'ollama', {
      note: 'Ollama must run on this computer and allow this site as an origin (OLLAMA_ORIGINS).',
    }),
  ],
  openRouter: [chat('https://openrouter.ai/api/v1/chat/completions', 'choicesObject')],
  deepSeek: [
    chat('https://api.deepseek.com/v1/chat/completions', 'choices', {
      issue: "Enter a model: DeepSeek has removed Deep Chat's default.",
    }),
  ],
  groq: [
    chat('https://api.groq.com/openai/v1/chat/completions', 'choices', {
      issue: "Enter a model: Groq has retired Deep Chat's default.",
    }),
    speech('https://api.groq.com/openai/v1/audio/speech'),
  ],
  x: [
    chat('https://api.x.ai/v1/chat/completions', 'choicesObject', {
      issue: "Enter a model: xAI has retired Deep Chat's default.",
    }),
    images('https://api.x.ai/v1/images/generations'),
  ],
  cohere: [chat('https://api.cohere.com/v2/chat', 'cohere')],
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
  perplexity: [chat('https://api.perplexity.ai/chat/completions', 'choices')],
  together: [
    chat('https://api.together.xyz/v1/chat/completions', 'choices'),
    images('https://api.together.xyz/v1/images/generations'),
    speech('https://api.together.xyz/v1/audio/speech'),
  ],
  stabilityAI: [
    stability('textToImage', 'Text to image', 'text-to-image', 'stable-diffusion-v1-6'),
    stability(
      'imageToImage',
      'Image to image',
      'image-to-image',
      'stable-diffusion-v1-6',
      'Attach a picture (.png) and describe the change. Leave the engine empty: with one, Deep Chat uses the address of text to image.',
    ),
    stability(
      'imageToImageMasking',
      'Image masking',
      'image-to-image/masking',
      'stable-diffusion-xl-1024-v1-0',
      'Attach a picture and its mask (.png).',
    ),
    stability(
      'imageToImageUpscale',
      'Image upscale',
      'image-to-image/upscale',
      'esrgan-v1-x2plus',
      'Attach a picture (.png).',
    ),
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
    chat('https://dashscope-intl.aliyuncs.com/compatible-mode/v1/chat/completions', 'choices'),
  ],
  kimi: [chat('https://api.moonshot.ai/v1/chat/completions', 'choices')],
  miniMax: [chat('https://api.minimax.io/v1/text/chatcompletion_v2', 'choices')],
  bigModel: [
    chat('https://open.bigmodel.cn/api/paas/v4/chat/completions', 'choices'),
    images('https://open.bigmodel.cn/api/paas/v4/images/generations'),
    speech('https://open.bigmodel.cn/api/paas/v4/audio/speech'),
  ],
  dify: [
    chat('https://api.dify.ai/v1/chat-messages', 'dify', {
      issue:
        'Deep Chat sends only the last message, and shows a streamed reply when it is complete.',
    }),
  ],
  openWebUI: [chat('http://localhost:3000/api/chat/completions', 'openWebUI')],
};

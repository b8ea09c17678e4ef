/** How a default is known, so that a test can look again when the package changes. */
export type Proof =
  /** Text of the package's bundle that gives the field this value. */
  | {readonly bundle: string}
  /** The recorded request of a mode (`src/providers`) that contains this text. */
  | {readonly recorded: string; readonly text: string}
  /** A fresh chat with these properties, whose view or storage then holds the value. */
  | {readonly drawn: object}
  /** Seen in a browser, where neither of the others shows it; what was done. */
  | {readonly seen: string};

/** The value that a field has when it is left out. */
export interface Default {
  /** As it is written in code: `'POST'`, `4000`, `true`. */
  readonly value: string;
  readonly proof: Proof;
}

/** How a handler answers. */
interface Answer {
  readonly onResponse: (response: object) => void;
}

/** A default that the recorded request of a mode has in this field of its body. */
const sent = (value: string, mode: string, field = 'model') =>
  recorded(value, mode, `"${field}":${value.replaceAll("'", '"')}`);

/** A default that a piece of the bundle shows. */
function code(value: string, bundle: string): Default {
  return {value, proof: {bundle}};
}

/** A default that the recorded request of a mode shows, as it is or within `text`. */
function recorded(value: string, mode: string, text = value.replaceAll("'", '')): Default {
  return {value, proof: {recorded: mode, text}};
}

/** A default that a fresh chat shows. */
function drawn(value: string, properties: object = {}): Default {
  return {value, proof: {drawn: properties}};
}

function seen(value: string, what: string): Default {
  return {value, proof: {seen: what}};
}

/**
 * Defaults of the component by symbol: `Type.field`, or the name of a property. The reference draws them,
 * and a test compares the pages with them and them with the package. Fields without an entry have no default
 * or one that is no value (`of the browser`).
 */
export const DEFAULTS: Readonly<Record<string, Default>> = {
  maxVisibleMessages: code('4000', 'maxVisibleMessages=4e3'),

  'Connect.method': code("'POST'", 'fe="POST"'),
  'Connect.headers': code('{}', 'headers={}'),
  'Response.role': code("'ai'", 'Q="ai"'),
  'MessageContent.role': code("'ai'", 'Q="ai"'),
  'LoadingToggleConfig.role': code("'ai'", 'Q="ai"'),
  'BrowserStorageConfig.key': drawn("'deep-chat-storage'", {browserStorage: true}),
  'BrowserStorageConfig.maxMessages': code('1000', 'this.maxMessages=1e3'),
  'ErrorMessageOverrides.default': drawn("'Error, please try again.'", {
    connect: {handler: (_: unknown, {onResponse}: Answer) => onResponse({error: 'secret'})},
  }),
  'Placeholder.text': drawn("'Ask me anything!'"),
  'Tooltip.timeout': code('0', '.timeout||0'),
  'ScrollButton.scrollDelta': code('80', '.scrollDelta)||80)'),
  'ScrollButton.smoothScroll': seen('true', 'pressed the button of a long chat'),
  'HiddenMessages.smoothScroll': seen('true', 'pressed the counter of a long chat'),
  'HiddenMessages.clickScroll': code("'first'", '.clickScroll)==="last"'),
  'FocusMode.streamAutoScroll': code('true', '.streamAutoScroll)===!1'),
  'CustomButton.initialState': seen("'default'", 'drew a button with styles for each state'),

  'FileAttachments.maxNumberOfFiles': code('99', '_fileCountLimit=99'),
  'CameraFiles.maxNumberOfFiles': code('99', '_fileCountLimit=99'),
  'AudioRecordingFiles.maxNumberOfFiles': code('99', '_fileCountLimit=99'),
  'CameraFiles.acceptedFormats': code("'image/*'", 'acceptedFormats:"image/*"'),
  'AudioRecordingFiles.acceptedFormats': code("'audio/*'", 'acceptedFormats:"audio/*"'),
  'CameraFiles.format': seen("'png'", 'took a photo with a simulated camera'),
  'AudioRecordingFiles.format': seen("'mp3'", 'recorded with a simulated microphone'),
  'AudioRecordingFiles.maxDurationSeconds': code('5999', 'TIMER_LIMIT_S=5999'),

  'ServiceAudioResponse.displayAudio': code('true', '.displayAudio=="boolean"&&!'),
  'ServiceAudioResponse.displayText': code('true', '=="boolean"&&!r&&delete s[h]'),
  'SpeechToTextConfig.displayInterimResults': code('true', '_displayInterimResults=!0'),
  'WebSpeechOptions.language': code("'en-US'", '"en-US"'),
  'AzureOptions.stopAfterSilenceMs': code('20000', 'DEFAULT_MS=2e4'),
  'Commands.settings.substrings': code('true', '.substrings)===!1?'),

  'RemarkableOptions.breaks': code('true', 'DEFAULT_PROPERTIES={breaks:!0'),
  'RemarkableOptions.linkTarget': code("'_blank'", 'breaks:!0,linkTarget:"_blank"'),
  'RemarkableOptions.langPrefix': code("'language-'", 'langPrefix:"language-"'),
  'RemarkableOptions.math.delimiter': code("'$'", '.delimiter||"$"'),
  'RemarkableOptions.quotes': code("'“”‘’'", 'quotes:"“”‘’"'),

  'WebModelConfig.model': code(
    "'Llama-2-7b-chat-hf-q4f32_1'",
    'local_id:"Llama-2-7b-chat-hf-q4f32_1"',
  ),
  'WebModelIntro.displayed': code('true', '.displayed)!==!1'),
  'WebModelIntro.autoScroll': code('true', '.autoScroll)!==!1'),
  'WebModelIntro.downloadClass': code("'deep-chat-download-button'", '"deep-chat-download-button"'),
  'WebModelIntro.uploadClass': code("'deep-chat-upload-button'", '"deep-chat-upload-button"'),
  'WebModelIntro.fileInputClass': code("'deep-chat-file-input'", '"deep-chat-file-input"'),
  'WebModelIntro.exportFilesClass': code("'deep-chat-export-button'", '"deep-chat-export-button"'),

  'OpenAIChat.model': sent("'gpt-4o'", 'openAI.chat'),
  'OpenAIChat.conversationLoadLimit': code('50', '_conversationLoadLimit=50'),
  'OpenAICompletions.model': sent("'gpt-4o'", 'openAI.completions'),
  'OpenAITextToSpeech.model': sent("'tts-1'", 'openAI.textToSpeech'),
  'OpenAITextToSpeech.voice': sent("'alloy'", 'openAI.textToSpeech', 'voice'),
  'OpenAIRealtimeAvatar.maxScale': code('2.5', '.maxScale>=1?t.maxScale:2.5'),
  'OpenAIRealtimeConfig.model': code(
    "'gpt-4o-realtime-preview-2025-06-03'",
    'model="gpt-4o-realtime-preview-2025-06-03"',
  ),
  'OpenAIRealtimeLoading.text': code("'Loading'", '||"Loading"'),
  'OpenAIRealtimeError.text': code("'Error'", '||"Error"'),
  'ClaudeChat.model': sent("'claude-sonnet-4-5-20250929'", 'claude.chat'),
  'ClaudeChat.max_tokens': sent('4096', 'claude.chat', 'max_tokens'),
  'GeminiChat.model': recorded("'gemini-2.5-flash'", 'gemini.chat', '/gemini-2.5-flash:'),
  'MistralChat.model': sent("'mistral-small-latest'", 'mistral.chat'),
  'OllamaChat.model': sent("'llama3.2'", 'ollama.chat'),
  'OpenRouterChat.model': sent("'openai/gpt-4o'", 'openRouter.chat'),
  'OpenRouterChat.max_tokens': sent('1000', 'openRouter.chat', 'max_tokens'),
  'OpenWebUIChat.model': sent("'llama3.2'", 'openWebUI.chat'),
  'DeepSeekChat.model': sent("'deepseek-chat'", 'deepSeek.chat'),
  'DeepSeekChat.temperature': sent('1', 'deepSeek.chat', 'temperature'),
  'DeepSeekChat.max_tokens': sent('4096', 'deepSeek.chat', 'max_tokens'),
  'GroqChat.model': sent("'llama-3.3-70b-versatile'", 'groq.chat'),
  'GroqTextToSpeech.model': sent("'playai-tts'", 'groq.textToSpeech'),
  'GroqTextToSpeech.voice': sent("'Fritz-PlayAI'", 'groq.textToSpeech', 'voice'),
  'GroqTextToSpeech.response_format': sent("'mp3'", 'groq.textToSpeech', 'response_format'),
  'XChat.model': sent("'grok-3-latest'", 'x.chat'),
  'XImages.model': sent("'grok-2-image'", 'x.images'),
  'CohereChat.model': sent("'command-a-03-2025'", 'cohere.chat'),
  'PerplexityChat.model': sent("'sonar'", 'perplexity.chat'),
  'TogetherChat.model': sent("'meta-llama/Meta-Llama-3.1-8B-Instruct-Turbo'", 'together.chat'),
  'TogetherImages.model': sent("'black-forest-labs/FLUX.1-schnell-Free'", 'together.images'),
  'TogetherTextToSpeech.model': sent("'cartesia/sonic'", 'together.textToSpeech'),
  'TogetherTextToSpeech.voice': sent("'laidback woman'", 'together.textToSpeech', 'voice'),
  'StabilityAIImageToImageMasking.mask_source': recorded(
    "'MASK_IMAGE_WHITE'",
    'stabilityAI.imageToImageMasking',
  ),
  'StabilityAIImageToImageUpscale.engine_id': recorded(
    "'esrgan-v1-x2plus'",
    'stabilityAI.imageToImageUpscale',
    '/esrgan-v1-x2plus/',
  ),
  'QwenChat.model': sent("'qwen-plus'", 'qwen.chat'),
  'KimiChat.model': sent("'moonshot-v1-8k'", 'kimi.chat'),
  'MiniMaxChat.model': sent("'MiniMax-M1'", 'miniMax.chat'),
  'BigModelChat.model': sent("'glm-4.5'", 'bigModel.chat'),
  'BigModelImages.model': sent("'cogview-4-250304'", 'bigModel.images'),
  'BigModelTextToSpeech.model': sent("'cogtts'", 'bigModel.textToSpeech'),
  'BigModelTextToSpeech.voice': sent("'tongtong'", 'bigModel.textToSpeech', 'voice'),
  'DifyChat.user': sent("'user'", 'dify.chat', 'user'),
  'DifyChat.inputs': sent('{}', 'dify.chat', 'inputs'),
  'AzureTextToSpeechConfig.lang': recorded(
    "'en-US'",
    'azure.textToSpeech',
    "<voice xml:lang='en-US'",
  ),
  'AzureTextToSpeechConfig.name': recorded("'en-US-JennyNeural'", 'azure.textToSpeech'),
  'AzureTextToSpeechConfig.gender': recorded("'Female'", 'azure.textToSpeech'),
  'AzureTextToSpeechConfig.outputFormat': recorded(
    "'audio-16khz-128kbitrate-mono-mp3'",
    'azure.textToSpeech',
  ),
  'AzureSpeechToTextConfig.lang': recorded("'en-US'", 'azure.speechToText', 'language=en-US'),
  'AzureSummarizationConfig.language': sent("'en'", 'azure.summarization', 'language'),
  'AzureTranslationConfig.language': code("'es'", '.language||"es"'),
};

import type {Field, FieldKind} from './types';

type Details = Omit<Partial<Field>, 'name' | 'label' | 'kind'>;

const field = (kind: FieldKind) => (label: string, help?: string, details?: Details) => ({
  kind,
  label,
  ...(help ? {help} : {}),
  ...details,
});
const text = field('text');
const longText = field('longText');
const number = field('number');
const integer = field('integer');
const onOff = field('switch');
const list = field('list');
const json = field('json');
const choice = (label: string, options: string, help?: string) =>
  field('choice')(label, help, {options: options.split(' ')});

const CLIP = 'FAST_BLUE FAST_GREEN NONE SIMPLE SLOW SLOWER SLOWEST';
const STYLES =
  '3d-model analog-film anime cinematic comic-book digital-art enhance fantasy-art isometric line-art low-poly modeling-compound neon-punk origami photographic pixel-art tile-texture';
const SAMPLERS =
  'DDIM DDPM K_DPMPP_2M K_DPMPP_2S_ANCESTRAL K_DPM_2 K_DPM_2_ANCESTRAL K_EULER K_EULER_ANCESTRAL K_HEUN K_LMS';

const OWN_DEFAULT = 'Empty: the model that Deep Chat 2.4.2 asks for by itself.';
const VARIETY = 'Low values give steady answers, high ones varied answers.';
const PENALTY = {min: -2, max: 2};
const SHARE = {min: 0, max: 1};
const POSITIVE = {min: 1};
const prompt = longText('System prompt', 'Tells the model who it is and how to answer.');
const stop = list(
  'Stop sequences',
  'The answer ends where one of these appears. One on each line.',
);
const topP = number('Top P', 'Considers only the likeliest words up to this share.', SHARE);
const topK = integer('Top K', 'Considers only this many of the likeliest words.', POSITIVE);
const tokens = integer('Longest answer', 'In tokens.', POSITIVE);

/** The words and limits of each setting. Several modes share most of them. */
const shared = {
  model: text('Model', OWN_DEFAULT),
  system_prompt: prompt,
  instructions: prompt,
  temperature: number('Temperature', VARIETY, {min: 0, max: 2}),
  top_p: topP,
  topP,
  top_k: topK,
  topK,
  max_tokens: tokens,
  max_output_tokens: tokens,
  max_completion_tokens: tokens,
  maxOutputTokens: tokens,
  frequency_penalty: number('Frequency penalty', 'Above 0: repeats words less often.', PENALTY),
  presence_penalty: number('Presence penalty', 'Above 0: moves on to new topics.', PENALTY),
  repetition_penalty: number('Repetition penalty', 'Above 1: repeats words less often.', {min: 0}),
  stop,
  stopSequences: stop,
  stop_sequences: stop,
  tools: json(
    'Tools',
    'A JSON array of tool definitions. Calls need a handler in code: function_handler.',
  ),
  tool_choice: json('Tool choice', 'A JSON string such as "auto", or an object that names a tool.'),
  parallel_tool_calls: onOff('Parallel tool calls'),
  max_tool_calls: integer('Most tool calls', 'In one answer.', POSITIVE),
  reasoning: field('group')('Reasoning', undefined, {
    fields: [
      {name: 'effort', ...text('Effort', 'Such as low, medium or high.')},
      {name: 'summary', ...text('Summary', 'Such as auto, concise or detailed.')},
    ],
  }),
  reasoning_effort: choice('Reasoning effort', 'low medium high'),
  reasoning_mode: text('Reasoning mode'),
  background: onOff('Run in the background'),
  store: onOff('Store the answer', 'At the service, for later look-up.'),
  service_tier: text('Service tier'),
  safety_identifier: text(
    'Safety identifier',
    'Stands for one of your users, without naming them.',
  ),
  truncation: text('Truncation', 'auto or disabled.'),
  conversation: text('Conversation', 'Id of a conversation that the service keeps.'),
  conversationLoadLimit: integer('Messages to load', 'From that conversation.', POSITIVE),
  random_seed: integer('Random seed'),
  seed: integer('Random seed', undefined, {min: 0}),
  n: integer('Number of results', undefined, {min: 1, max: 10}),
  safe_mode: onOff('Safe mode'),
  assistant_id: text('Assistant id', 'Empty: a new assistant is created with the first message.'),
  thread_id: text('Thread id'),
  load_thread_history: onOff('Load the thread'),
  new_assistant: json(
    'New assistant',
    'A JSON object: model, name, description, instructions, tools.',
  ),
  custom_base_url: text('Base address', 'Sends every call to this address instead.'),
  autoFetchEphemeralKey: onOff('Fetch the session key', 'With the API key, when the page opens.'),
  autoStart: onOff('Start at once'),
  avatar: json('Avatar', 'A JSON object: src, maxScale, styles.'),
  buttons: json('Buttons', 'A JSON object with the styles of the buttons.'),
  config: json('Session', 'A JSON object: model, instructions, voice, temperature and more.'),
  loading: json('Loading text', 'A JSON object: text or html, display, style.'),
  error: json('Error text', 'A JSON object: text, style.'),
  modalities: json('Kinds of answer', 'A JSON array: ["text", "audio"].'),
  audio: field('group')('Audio', undefined, {
    fields: [
      {name: 'format', ...text('Format'), required: true},
      {name: 'voice', ...text('Voice'), required: true},
    ],
  }),
  size: choice('Size', '256x256 512x512 1024x1024 1792x1024 1024x1792'),
  quality: text('Quality', 'Such as hd, for dall-e-3.'),
  style: choice('Style', 'vivid natural', 'For dall-e-3.'),
  user: text('User', 'Stands for one of your users, without naming them.'),
  voice: text('Voice'),
  speed: number('Speed', '1 is the natural speed.', {min: 0.25, max: 4}),
  type: choice('Task', 'transcription translation'),
  language: text('Language', 'A language code such as en.'),
  lang: text('Language', 'A language code such as en-US.'),
  parameters: field('group')('Parameters', undefined, {
    fields: [
      {name: 'temperature', ...number('Temperature', VARIETY, {min: 0, max: 100})},
      {name: 'top_p', ...topP},
      {name: 'top_k', ...topK},
      {name: 'repetition_penalty', ...number('Repetition penalty', undefined, {min: 0, max: 100})},
      {name: 'min_length', ...integer('Shortest answer', 'In tokens.', {min: 0})},
      {name: 'max_length', ...integer('Longest answer', 'In tokens.', POSITIVE)},
    ],
  }),
  options: field('group')('Options', undefined, {
    fields: [{name: 'use_cache', ...onOff('Use the cache')}],
  }),
  context: longText('Text', 'The questions are answered from this text.', {required: true}),
  height: integer('Height', 'In pixels.', POSITIVE),
  width: integer('Width', 'In pixels.', POSITIVE),
  engine_id: text('Engine', 'Empty: the engine that Deep Chat 2.4.2 asks for by itself.'),
  weight: number('Weight of the description', 'Below 0: what the picture should not show.'),
  cfg_scale: number('Closeness', 'How closely the picture follows the description.', {
    min: 0,
    max: 35,
  }),
  clip_guidance_preset: choice('Guidance', CLIP),
  samples: integer('Number of pictures', undefined, {min: 1, max: 10}),
  steps: integer('Steps', 'More steps take longer and add detail.', POSITIVE),
  style_preset: choice('Style', STYLES),
  sampler: choice('Sampler', SAMPLERS),
  init_image_mode: choice('Strength is set by', 'image_strength step_schedule_*'),
  image_strength: number('Strength of the picture', 'Near 1: stays close to it.', SHARE),
  step_schedule_start: number('First step', 'From 0 to 1.', {...SHARE, required: true}),
  step_schedule_end: number('Last step', 'From 0 to 1.', {...SHARE, required: true}),
  mask_source: choice('Mask', 'MASK_IMAGE_WHITE MASK_IMAGE_BLACK INIT_IMAGE_ALPHA'),
  prompt_truncation: choice('Shortening of long prompts', 'AUTO OFF'),
  connectors: field('rows')('Connectors', 'Sources that the model may search.', {
    fields: [{name: 'id', ...text('Id'), required: true}],
  }),
  documents: field('rows')('Documents', 'Texts that the model may quote.', {
    fields: [
      {name: 'title', ...text('Title'), required: true},
      {name: 'snippet', ...longText('Text'), required: true},
    ],
  }),
  responseMimeType: text('Kind of answer', 'Such as text/plain or application/json.'),
  responseSchema: json('Schema of the answer', 'A JSON object.'),
  region: text('Region', 'Of your resource, such as westeurope.', {required: true}),
  name: text('Voice', 'Such as en-US-JennyNeural.'),
  gender: text('Gender of the voice'),
  outputFormat: text('Audio format'),
  endpoint: text(
    'Endpoint',
    'Address of your resource, such as https://name.cognitiveservices.azure.com.',
    {
      required: true,
    },
  ),
  version: text('API version', 'Such as 2024-10-21.', {required: true}),
  deploymentId: text('Deployment', 'Name of your deployment.', {required: true}),
  data_sources: json('Data sources', 'A JSON array of {type, parameters}.'),
  mcp_servers: field('rows')('MCP servers', 'Servers whose tools the model may use.', {
    fields: [
      {name: 'type', ...choice('Type', 'url'), required: true},
      {name: 'url', ...text('Address'), required: true},
      {name: 'name', ...text('Name'), required: true},
    ],
  }),
  search_mode: choice('Search in', 'web academic'),
  search_domain_filter: list('Sites', 'Search only these. One on each line.'),
  disable_search: onOff('Answer without search'),
  enable_search_classifier: onOff('Let the model decide to search'),
  think: onOff('Think first'),
  keep_alive: onOff('Keep the model loaded'),
  tool_ids: list('Tools of the server', 'Their ids, one on each line.'),
  files: field('rows')('Files', 'Files and collections of the server.', {
    fields: [
      {name: 'type', ...choice('Type', 'file collection'), required: true},
      {name: 'id', ...text('Id'), required: true},
    ],
  }),
  inputs: field('pairs')('Inputs', 'Variables that your Dify app asks for.'),
} satisfies Readonly<Record<string, Omit<Field, 'name'>>>;

/** Settings that one mode understands differently, by `provider.mode.setting`. */
const own: Readonly<Record<string, Omit<Field, 'name'>>> = {
  'claude.chat.temperature': number('Temperature', VARIETY, SHARE),
  'miniMax.chat.temperature': number('Temperature', VARIETY, SHARE),
  'openAI.images.model': choice('Model', 'dall-e-2 dall-e-3'),
  'openAI.images.response_format': choice('Form of the picture', 'url b64_json'),
  'together.images.response_format': choice('Form of the picture', 'url base64'),
  'groq.textToSpeech.response_format': choice('Audio format', 'mp3 opus aac flac'),
  'ollama.chat.options': field('group')('Options', undefined, {
    fields: [
      {name: 'temperature', ...number('Temperature', VARIETY, {min: 0, max: 2})},
      {name: 'top_k', ...topK},
      {name: 'top_p', ...topP},
      {name: 'min_p', ...number('Min P', undefined, SHARE)},
    ],
  }),
  'huggingFace.textGeneration.parameters': field('group')('Parameters', undefined, {
    fields: [
      {name: 'temperature', ...number('Temperature', VARIETY, {min: 0, max: 100})},
      {name: 'top_p', ...topP},
      {name: 'top_k', ...topK},
      {name: 'repetition_penalty', ...number('Repetition penalty', undefined, {min: 0, max: 100})},
      {name: 'max_new_tokens', ...integer('Longest answer', 'In tokens.', POSITIVE)},
      {name: 'do_sample', ...onOff('Sample')},
    ],
  }),
};

/** Name of a setting that the playground has words for. */
export type FieldName = keyof typeof shared | 'response_format';

/**
 * The settings of a mode by their names, those that are required first.
 *
 * @throws Error when there are no words for a name: add it to this file.
 */
export function fieldsOf(provider: string, mode: string, names: string): readonly Field[] {
  const found = names
    .split(' ')
    .filter(Boolean)
    .map((name): Field => {
      const words =
        own[`${provider}.${mode}.${name}`] ??
        (shared as Readonly<Record<string, Omit<Field, 'name'>>>)[name];
      if (!words)
        throw new Error(
          `${provider}.${mode} has a setting "${name}" that src/connection/fields.ts does not describe. Add it there.`,
        );
      return {name, ...words};
    });
  return [...found.filter(({required}) => required), ...found.filter(({required}) => !required)];
}

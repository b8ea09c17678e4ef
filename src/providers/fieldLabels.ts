import type {Field, FieldKind} from './types';

/** Label and help of a setting in forms, and the limits of its values that the declarations do not have. */
export interface FieldLabel extends Pick<Field, 'label' | 'help' | 'min' | 'max'> {
  /** A kind that is finer than the declared one: `longText` of a text, `integer` of a number. */
  readonly kind?: FieldKind;
}

type Limits = Pick<FieldLabel, 'min' | 'max'>;

const labeled = (label: string, help?: string, limits?: Limits): FieldLabel => ({
  label,
  ...(help && {help}),
  ...limits,
});
const ofKind = (kind: FieldKind) => (label: string, help?: string, limits?: Limits) => ({
  ...labeled(label, help, limits),
  kind,
});
const longText = ofKind('longText');
const integer = ofKind('integer');
const address = ofKind('address');

const VARIETY = 'Low values make replies consistent, high values make them varied.';
const PENALTY = {min: -2, max: 2};
const SHARE = {min: 0, max: 1};
const WARM = {min: 0, max: 2};
const HOT = {min: 0, max: 100};
const POSITIVE = {min: 1};
const USER = 'Stands for one of your users, without naming them.';
const prompt = longText('System prompt', 'Tells the model who it is and how to reply.');
const stop = labeled(
  'Stop sequences',
  'The reply ends where one of these appears. One on each line.',
);
const topP = labeled(
  'Top P',
  'Samples only from the most likely tokens, up to this cumulative probability (0 to 1).',
  SHARE,
);
const topK = integer('Top K', 'Samples only from this many of the most likely tokens.', POSITIVE);
const tokens = integer(
  'Longest answer',
  'Maximum tokens in the reply; longer replies are cut off.',
  POSITIVE,
);

/**
 * Labels of settings by name, by place (`options.temperature`) or by mode and place
 * (`claude.chat.temperature`). Forms show settings in the order of this list. A setting
 * without a label shows under its own name.
 */
export const fieldLabels: Readonly<Record<string, FieldLabel>> = {
  // What a request needs before anything else.
  endpoint: address(
    'Endpoint',
    'Address of your resource, such as https://name.cognitiveservices.azure.com.',
  ),
  version: labeled('API version', 'Such as 2024-10-21.'),
  deploymentId: labeled('Deployment', 'Name of your deployment.'),
  region: ofKind('hostPart')('Region', 'Of your resource, such as westeurope.'),
  context: longText('Text', 'The questions are answered from this text.'),

  // Who answers, and how.
  model: labeled('Model', 'If empty, Deep Chat sends its default model.'),
  engine_id: labeled('Engine', 'If empty, Deep Chat sends its default engine.'),
  system_prompt: prompt,
  instructions: prompt,
  temperature: labeled('Temperature', VARIETY, WARM),
  max_tokens: tokens,
  max_output_tokens: tokens,
  max_completion_tokens: tokens,
  maxOutputTokens: tokens,
  max_new_tokens: tokens,
  max_length: tokens,
  min_length: integer('Shortest answer', 'In tokens.', {min: 0}),
  top_p: topP,
  topP,
  top_k: topK,
  topK,
  min_p: labeled('Min P', undefined, SHARE),
  frequency_penalty: labeled(
    'Frequency penalty',
    'Above 0, a word becomes less likely with each use.',
    PENALTY,
  ),
  presence_penalty: labeled(
    'Presence penalty',
    'Above 0, a word becomes less likely once it was used.',
    PENALTY,
  ),
  repetition_penalty: labeled(
    'Repetition penalty',
    'Above 1, words already used become less likely.',
    {min: 0},
  ),
  do_sample: labeled('Sample'),
  stop,
  stopSequences: stop,
  stop_sequences: stop,
  reasoning: labeled('Reasoning'),
  effort: labeled('Effort', 'Such as low, medium or high.'),
  summary: labeled('Summary', 'Such as auto, concise or detailed.'),
  reasoning_effort: labeled('Reasoning effort'),
  reasoning_mode: labeled('Reasoning mode'),
  think: labeled('Think first'),
  responseMimeType: labeled('Type of reply', 'Such as text/plain or application/json.'),
  responseSchema: ofKind('json')('Schema of the reply', 'A JSON object.'),
  modalities: labeled('Types of reply', 'A JSON array: ["text", "audio"].'),
  audio: labeled('Audio'),
  parameters: labeled('Parameters'),
  options: labeled('Options'),
  use_cache: labeled('Use the cache'),
  inputs: labeled('Inputs', 'Variables that your Dify app asks for.'),

  // Pictures, sound and language.
  size: labeled('Size'),
  width: integer('Width', 'In pixels.', POSITIVE),
  height: integer('Height', 'In pixels.', POSITIVE),
  quality: labeled('Quality', 'Such as hd, for dall-e-3.'),
  style: labeled('Style', 'For dall-e-3.'),
  n: integer('Number of results', undefined, {min: 1, max: 10}),
  samples: integer('Number of pictures', undefined, {min: 1, max: 10}),
  init_image_mode: labeled('Strength is set by'),
  image_strength: labeled('Strength of the picture', 'Near 1: stays close to it.', SHARE),
  step_schedule_start: labeled('First step', 'From 0 to 1.', SHARE),
  step_schedule_end: labeled('Last step', 'From 0 to 1.', SHARE),
  mask_source: labeled('Mask'),
  style_preset: labeled('Style'),
  weight: labeled('Weight of the description', 'Below 0: what the picture should not show.'),
  cfg_scale: labeled('Closeness', 'How closely the picture follows the description.', {
    min: 0,
    max: 35,
  }),
  clip_guidance_preset: labeled('Guidance'),
  sampler: labeled('Sampler'),
  steps: integer('Steps', 'More steps take longer and add detail.', POSITIVE),
  seed: integer('Random seed', undefined, {min: 0}),
  random_seed: integer('Random seed'),
  response_format: labeled('Form of the picture'),
  voice: labeled('Voice'),
  speed: labeled('Speed', '1 is the natural speed.', {min: 0.25, max: 4}),
  lang: labeled('Language', 'A language code such as en-US.'),
  language: labeled('Language', 'A language code such as en.'),
  gender: labeled('Gender of the voice'),
  outputFormat: labeled('Audio format'),
  format: labeled('Format'),

  // What the model may use.
  tools: labeled(
    'Tools',
    'A JSON array of tool definitions. Calls need a handler in code: function_handler.',
  ),
  tool_choice: labeled(
    'Tool choice',
    'A JSON string such as "auto", or an object that names a tool.',
  ),
  parallel_tool_calls: labeled('Parallel tool calls'),
  max_tool_calls: integer('Maximum tool calls', 'In one reply.', POSITIVE),
  mcp_servers: labeled('MCP servers', 'Servers whose tools the model may use.'),
  tool_ids: labeled('Tools of the server', 'Their ids, one on each line.'),
  files: labeled('Files', 'Files and collections of the server.'),
  connectors: labeled('Connectors', 'Sources that the model may search.'),
  documents: labeled('Documents', 'Texts that the model may quote.'),
  data_sources: labeled('Data sources', 'A JSON array of {type, parameters}.'),
  search_mode: labeled('Search in'),
  search_domain_filter: labeled('Sites', 'Search only these. One on each line.'),
  disable_search: labeled('Reply without search'),
  enable_search_classifier: labeled('Let the model decide to search'),

  // How the service treats the request.
  conversation: labeled('Conversation', 'Id of a conversation that the provider stores.'),
  conversationLoadLimit: integer('Messages to load', 'From that conversation.', POSITIVE),
  assistant_id: labeled(
    'Assistant id',
    'Empty: a new assistant is created with the first message.',
  ),
  thread_id: labeled('Thread id'),
  load_thread_history: labeled('Load the thread'),
  new_assistant: labeled(
    'New assistant',
    'A JSON object: model, name, description, instructions, tools.',
  ),
  files_tool_type: labeled('Attached files go to'),
  custom_base_url: address('Base address', 'Sends every call but the key check to this address.'),
  truncation: labeled('Truncation', 'auto or disabled.'),
  prompt_truncation: labeled('Shortening of long prompts'),
  safe_mode: labeled('Safe mode'),
  keep_alive: labeled('Keep the model loaded'),
  background: labeled('Run in the background'),
  store: labeled('Store the reply', 'At the provider, to look it up later.'),
  service_tier: labeled('Service tier'),
  safety_identifier: labeled('Safety identifier', USER),
  user: labeled('User', USER),

  // A voice call.
  config: labeled('Session', 'A JSON object: model, instructions, voice, temperature and more.'),
  avatar: labeled('Avatar', 'A JSON object: src, maxScale, styles.'),
  buttons: labeled('Buttons', 'A JSON object with the styles of the buttons.'),
  loading: labeled('Loading text', 'A JSON object: text or html, display, style.'),
  error: labeled('Error text', 'A JSON object: text, style.'),

  // Inside of others.
  type: labeled('Type'),
  url: labeled('Address'),
  id: labeled('Id'),
  name: labeled('Name'),
  title: labeled('Title'),
  snippet: longText('Text'),

  // What one mode or place understands differently.
  'claude.chat.temperature': labeled('Temperature', VARIETY, SHARE),
  'miniMax.chat.temperature': labeled('Temperature', VARIETY, SHARE),
  'parameters.temperature': labeled('Temperature', VARIETY, HOT),
  'parameters.repetition_penalty': labeled('Repetition penalty', undefined, HOT),
  'groq.textToSpeech.response_format': labeled('Audio format'),
  'openAI.images.model': labeled('Model', 'If empty, no model is sent.'),
  'openAI.speechToText.type': labeled('Task'),
  'azure.textToSpeech.name': labeled('Voice', 'Such as en-US-JennyNeural.'),
};

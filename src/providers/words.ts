import type {Field, FieldKind} from './types';

/** What a form says of a setting, and the limits of its values that the declarations do not know. */
export interface Words extends Pick<Field, 'label' | 'help' | 'min' | 'max'> {
  /** A kind that is finer than the declared one: `longText` of a text, `integer` of a number. */
  readonly kind?: FieldKind;
}

type Limits = Pick<Words, 'min' | 'max'>;

const say = (label: string, help?: string, limits?: Limits): Words => ({
  label,
  ...(help && {help}),
  ...limits,
});
const as = (kind: FieldKind) => (label: string, help?: string, limits?: Limits) => ({
  ...say(label, help, limits),
  kind,
});
const longText = as('longText');
const integer = as('integer');
const address = as('address');

const VARIETY = 'Low values make replies consistent, high values make them varied.';
const PENALTY = {min: -2, max: 2};
const SHARE = {min: 0, max: 1};
const WARM = {min: 0, max: 2};
const HOT = {min: 0, max: 100};
const POSITIVE = {min: 1};
const USER = 'Stands for one of your users, without naming them.';
const prompt = longText('System prompt', 'Tells the model who it is and how to answer.');
const stop = say('Stop sequences', 'The answer ends where one of these appears. One on each line.');
const topP = say(
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
 * The words for settings by name, by place (`options.temperature`) or by mode and place
 * (`claude.chat.temperature`). Forms show settings in the order in which their names stand here. A setting
 * without words shows under its own name.
 */
export const words: Readonly<Record<string, Words>> = {
  // What a request needs before anything else.
  endpoint: address(
    'Endpoint',
    'Address of your resource, such as https://name.cognitiveservices.azure.com.',
  ),
  version: say('API version', 'Such as 2024-10-21.'),
  deploymentId: say('Deployment', 'Name of your deployment.'),
  region: as('hostPart')('Region', 'Of your resource, such as westeurope.'),
  context: longText('Text', 'The questions are answered from this text.'),

  // Who answers, and how.
  model: say('Model', 'Empty: the model that Deep Chat asks for by itself.'),
  engine_id: say('Engine', 'Empty: the engine that Deep Chat asks for by itself.'),
  system_prompt: prompt,
  instructions: prompt,
  temperature: say('Temperature', VARIETY, WARM),
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
  min_p: say('Min P', undefined, SHARE),
  frequency_penalty: say(
    'Frequency penalty',
    'Above 0, a word becomes less likely with each use.',
    PENALTY,
  ),
  presence_penalty: say(
    'Presence penalty',
    'Above 0, a word becomes less likely once it was used.',
    PENALTY,
  ),
  repetition_penalty: say(
    'Repetition penalty',
    'Above 1, words that were used become less likely.',
    {min: 0},
  ),
  do_sample: say('Sample'),
  stop,
  stopSequences: stop,
  stop_sequences: stop,
  reasoning: say('Reasoning'),
  effort: say('Effort', 'Such as low, medium or high.'),
  summary: say('Summary', 'Such as auto, concise or detailed.'),
  reasoning_effort: say('Reasoning effort'),
  reasoning_mode: say('Reasoning mode'),
  think: say('Think first'),
  responseMimeType: say('Kind of answer', 'Such as text/plain or application/json.'),
  responseSchema: as('json')('Schema of the answer', 'A JSON object.'),
  modalities: say('Kinds of answer', 'A JSON array: ["text", "audio"].'),
  audio: say('Audio'),
  parameters: say('Parameters'),
  options: say('Options'),
  use_cache: say('Use the cache'),
  inputs: say('Inputs', 'Variables that your Dify app asks for.'),

  // Pictures, sound and language.
  size: say('Size'),
  width: integer('Width', 'In pixels.', POSITIVE),
  height: integer('Height', 'In pixels.', POSITIVE),
  quality: say('Quality', 'Such as hd, for dall-e-3.'),
  style: say('Style', 'For dall-e-3.'),
  n: integer('Number of results', undefined, {min: 1, max: 10}),
  samples: integer('Number of pictures', undefined, {min: 1, max: 10}),
  init_image_mode: say('Strength is set by'),
  image_strength: say('Strength of the picture', 'Near 1: stays close to it.', SHARE),
  step_schedule_start: say('First step', 'From 0 to 1.', SHARE),
  step_schedule_end: say('Last step', 'From 0 to 1.', SHARE),
  mask_source: say('Mask'),
  style_preset: say('Style'),
  weight: say('Weight of the description', 'Below 0: what the picture should not show.'),
  cfg_scale: say('Closeness', 'How closely the picture follows the description.', {
    min: 0,
    max: 35,
  }),
  clip_guidance_preset: say('Guidance'),
  sampler: say('Sampler'),
  steps: integer('Steps', 'More steps take longer and add detail.', POSITIVE),
  seed: integer('Random seed', undefined, {min: 0}),
  random_seed: integer('Random seed'),
  response_format: say('Form of the picture'),
  voice: say('Voice'),
  speed: say('Speed', '1 is the natural speed.', {min: 0.25, max: 4}),
  lang: say('Language', 'A language code such as en-US.'),
  language: say('Language', 'A language code such as en.'),
  gender: say('Gender of the voice'),
  outputFormat: say('Audio format'),
  format: say('Format'),

  // What the model may use.
  tools: say(
    'Tools',
    'A JSON array of tool definitions. Calls need a handler in code: function_handler.',
  ),
  tool_choice: say('Tool choice', 'A JSON string such as "auto", or an object that names a tool.'),
  parallel_tool_calls: say('Parallel tool calls'),
  max_tool_calls: integer('Most tool calls', 'In one answer.', POSITIVE),
  mcp_servers: say('MCP servers', 'Servers whose tools the model may use.'),
  tool_ids: say('Tools of the server', 'Their ids, one on each line.'),
  files: say('Files', 'Files and collections of the server.'),
  connectors: say('Connectors', 'Sources that the model may search.'),
  documents: say('Documents', 'Texts that the model may quote.'),
  data_sources: say('Data sources', 'A JSON array of {type, parameters}.'),
  search_mode: say('Search in'),
  search_domain_filter: say('Sites', 'Search only these. One on each line.'),
  disable_search: say('Answer without search'),
  enable_search_classifier: say('Let the model decide to search'),

  // How the service treats the request.
  conversation: say('Conversation', 'Id of a conversation that the service keeps.'),
  conversationLoadLimit: integer('Messages to load', 'From that conversation.', POSITIVE),
  assistant_id: say('Assistant id', 'Empty: a new assistant is created with the first message.'),
  thread_id: say('Thread id'),
  load_thread_history: say('Load the thread'),
  new_assistant: say(
    'New assistant',
    'A JSON object: model, name, description, instructions, tools.',
  ),
  files_tool_type: say('Attached files go to'),
  custom_base_url: address('Base address', 'Sends every call to this address instead.'),
  truncation: say('Truncation', 'auto or disabled.'),
  prompt_truncation: say('Shortening of long prompts'),
  safe_mode: say('Safe mode'),
  keep_alive: say('Keep the model loaded'),
  background: say('Run in the background'),
  store: say('Store the answer', 'At the service, for later look-up.'),
  service_tier: say('Service tier'),
  safety_identifier: say('Safety identifier', USER),
  user: say('User', USER),

  // A voice call.
  config: say('Session', 'A JSON object: model, instructions, voice, temperature and more.'),
  autoStart: say('Start at once'),
  autoFetchEphemeralKey: say('Fetch the session key', 'With the API key, when the page opens.'),
  avatar: say('Avatar', 'A JSON object: src, maxScale, styles.'),
  buttons: say('Buttons', 'A JSON object with the styles of the buttons.'),
  loading: say('Loading text', 'A JSON object: text or html, display, style.'),
  error: say('Error text', 'A JSON object: text, style.'),

  // Inside of others.
  type: say('Type'),
  url: say('Address'),
  id: say('Id'),
  name: say('Name'),
  title: say('Title'),
  snippet: longText('Text'),

  // What one mode or place understands differently.
  'claude.chat.temperature': say('Temperature', VARIETY, SHARE),
  'miniMax.chat.temperature': say('Temperature', VARIETY, SHARE),
  'parameters.temperature': say('Temperature', VARIETY, HOT),
  'parameters.repetition_penalty': say('Repetition penalty', undefined, HOT),
  'groq.textToSpeech.response_format': say('Audio format'),
  'openAI.speechToText.type': say('Task'),
  'azure.textToSpeech.name': say('Voice', 'Such as en-US-JennyNeural.'),
};

import {factsOf} from '../../../src/providers/catalog';
import {addressOf} from '../../../src/providers/modeConnection';
import type {ProviderKey} from '../../../src/providers/types';

/** The replies of a provider's text mode, and the place of its settings in a request. */
export interface Shape {
  readonly provider: string;
  readonly mode: string;
  readonly url: string;
  /** How a streamed answer is written: events, one JSON a line, or events read only at the end. */
  readonly framing: 'none' | 'sse' | 'lines' | 'after';
  readonly reply: unknown;
  readonly chunk?: unknown;
  /** By setting: `url`, or the path in the body. */
  readonly reaches: Readonly<Record<string, string>>;
}

// Observed with deep-chat 2.4.2: the least that each text mode accepts as an answer, and the place of each
// setting in the request.

/** Settings that have their own names in the body. */
const named = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, name]));

type Given = Partial<Shape> & Pick<Shape, 'provider' | 'reply'>;

function shape({mode = 'chat', ...given}: Given): Shape {
  const facts = factsOf(given.provider as ProviderKey).modes.find(({id}) => id === mode);
  if (!facts) throw new Error(`The catalog has no ${given.provider}.${mode}.`);
  return {framing: 'none', reaches: {}, url: addressOf(facts, {}), mode, ...given};
}

/** A mode in the form of OpenAI's chat completions. */
const completions = (provider: string, names: string, more: Partial<Shape> = {}) =>
  shape({
    provider,
    framing: 'sse',
    reply: {choices: [{message: {role: 'assistant', content: 'OK'}}]},
    chunk: {choices: [{delta: {content: 'OK'}}]},
    reaches: {...named(names), system_prompt: 'messages.0.content'},
    ...more,
  });

const huggingFace = (mode: string, reply: unknown, reaches: Shape['reaches'] = {}) =>
  shape({provider: 'huggingFace', mode, reply, reaches: {model: 'url', ...reaches}});

const RESPONSE = {
  status: 'completed',
  output: [{type: 'message', status: 'completed', content: [{type: 'output_text', text: 'OK'}]}],
};
const DELTA = {type: 'response.output_text.delta', delta: 'OK'};
/** Those that check it want to know what they read. */
const OBJECT = {
  reply: {object: 'chat.completion', choices: [{message: {role: 'assistant', content: 'OK'}}]},
  chunk: {object: 'chat.completion.chunk', choices: [{delta: {content: 'OK'}}]},
};
const PENALTIES = 'frequency_penalty presence_penalty';
const USUAL = 'model temperature max_tokens top_p';

/** Every mode of every provider that answers a text with a text. */
export const textShapes: readonly Shape[] = [
  shape({
    provider: 'openAI',
    framing: 'sse',
    reply: RESPONSE,
    chunk: DELTA,
    reaches: named(
      'model instructions background max_output_tokens safety_identifier service_tier store ' +
        'temperature top_p truncation max_tool_calls parallel_tool_calls',
    ),
  }),
  completions('openAI', USUAL, {mode: 'completions'}),
  huggingFace('conversation', {generated_text: 'OK'}),
  huggingFace('textGeneration', [{generated_text: 'OK'}]),
  huggingFace('summarization', [{summary_text: 'OK'}]),
  huggingFace('translation', [{translation_text: 'OK'}]),
  huggingFace('fillMask', [{sequence: 'OK'}]),
  huggingFace('questionAnswer', {answer: 'OK'}, {context: 'inputs.context'}),
  completions('mistral', `${USUAL} ${PENALTIES} random_seed n safe_mode reasoning_mode`),
  shape({
    provider: 'cohere',
    framing: 'lines',
    reply: {message: {content: [{text: 'OK'}]}},
    chunk: '{"type": "content-delta","delta": {"message": {"content": {"text": "OK"}}}}\n',
    reaches: named('model temperature prompt_truncation'),
  }),
  shape({
    provider: 'gemini',
    framing: 'sse',
    reply: {candidates: [{content: {parts: [{text: 'OK'}]}}]},
    chunk: {candidates: [{content: {parts: [{text: 'OK'}]}}]},
    reaches: {
      ...named('maxOutputTokens temperature topP topK responseMimeType'),
      model: 'url',
      system_prompt: 'systemInstruction.parts.0.text',
    },
  }),
  shape({
    provider: 'claude',
    framing: 'sse',
    reply: {content: [{type: 'text', text: 'OK'}]},
    chunk: {type: 'content_block_delta', delta: {type: 'text_delta', text: 'OK'}},
    reaches: {...named(`${USUAL} top_k`), system_prompt: 'system'},
  }),
  completions('deepSeek', `${USUAL} ${PENALTIES} stop`),
  completions('kimi', `${USUAL} ${PENALTIES} stop`),
  completions('miniMax', `${USUAL} ${PENALTIES} stop`),
  completions('openRouter', `${USUAL} ${PENALTIES}`, OBJECT),
  completions('x', 'model max_tokens temperature', OBJECT),
  completions('qwen', `${USUAL} ${PENALTIES} stop`),
  completions('together', `${USUAL} top_k repetition_penalty`),
  completions('bigModel', USUAL),
  completions('groq', 'model max_completion_tokens temperature top_p seed parallel_tool_calls'),
  completions(
    'perplexity',
    `${USUAL} ${PENALTIES} top_k stop search_mode reasoning_effort disable_search ` +
      'enable_search_classifier',
  ),
  completions('ollama', 'model think keep_alive', {
    framing: 'lines',
    reply: {message: {content: 'OK'}},
    chunk: '{"message": {"content": "OK"}}\n',
  }),
  completions('openWebUI', 'model', {
    framing: 'lines',
    chunk: 'data: {"choices": [{"delta": {"content": "OK"}}]}\n\n',
  }),
  shape({
    provider: 'dify',
    framing: 'after',
    reply: {answer: 'OK', conversation_id: 'c1'},
    chunk: {event: 'message', answer: 'OK'},
    reaches: named('user'),
  }),
  // Two modes of Azure ask addresses of the user's own resource.
  shape({
    provider: 'azure',
    mode: 'openAI.chat',
    url: 'https://sample.openai.azure.com/openai/deployments/d/chat/completions',
    framing: 'sse',
    reply: RESPONSE,
    chunk: DELTA,
  }),
  shape({
    provider: 'azure',
    mode: 'summarization',
    url: 'https://sample.cognitiveservices.azure.com/language/analyze-text/jobs',
    reply: {
      status: 'succeeded',
      errors: [],
      tasks: {items: [{results: {documents: [{sentences: [{text: 'OK'}]}], errors: []}}]},
    },
  }),
];

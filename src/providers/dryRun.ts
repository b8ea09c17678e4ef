import type {ReplyShape} from './types';

/** What a dry run of the playground answers. */
export const DRY_RUN_TEXT =
  'Preview only: nothing was sent. Open Requests to see what this chat would have sent.';

/** How `connect.handler` hands answers back. */
export interface Signals {
  /** As a method, because each provider's type of the response is another one. */
  onResponse(response: unknown): Promise<void> | void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly stopClicked?: {listener: () => void};
}

const choice = (content: string) => ({choices: [{message: {role: 'assistant', content}}]});
const delta = (content: string) => ({choices: [{delta: {content}}]});

/** A checkered gray picture of 160 by 96 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAABgCAAAAAC/TCZFAAAAbElEQVR42u3WoQ0AMAwDwew/QCfpgOXhUSP5TE0Ofp222/b7L0BAQEBAQEBAwFHgNlD/AQEBAQEBAQEBZ4GKGhAQEBAQEBAwG6ioAQEBAQEBAQGzgYoaEBAQEBAQEDAbqKgBAQEBAQEBAaOBD+d0rjs/P5mZAAAAAElFTkSuQmCC';

/** A tenth of a second of silence as a WAV file. */
function silence(): Blob {
  const samples = 800;
  const view = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let at = 44; at < view.byteLength; at++) view.setUint8(at, 128);
  return new Blob([view.buffer], {type: 'audio/wav'});
}

/** Azure answers with the address of a job; the job is a data address, so nothing is sent for it either. */
function speechJob(text: string): Response {
  const job = {
    status: 'succeeded',
    errors: [],
    tasks: {items: [{results: {documents: [{sentences: [{text}]}], errors: []}}]},
  };
  const address = `data:application/json,${encodeURIComponent(JSON.stringify(job))}`;
  return new Response('', {headers: {'operation-location': address}});
}

/**
 * A whole answer in the provider's own shape: any other is shown as an empty bubble, or leaves the chat
 * waiting.
 */
function dryReply(shape: ReplyShape, text: string): unknown {
  switch (shape) {
    case 'text':
      return {text};
    case 'choices':
    case 'openWebUI':
      return choice(text);
    case 'choicesObject':
      return {object: 'chat.completion', ...choice(text)};
    case 'responses': {
      const content = [{type: 'output_text', text}];
      return {status: 'completed', output: [{type: 'message', status: 'completed', content}]};
    }
    case 'claude':
      return {content: [{type: 'text', text}]};
    case 'gemini':
      return {candidates: [{content: {parts: [{text}]}}]};
    case 'cohere':
      return {message: {content: [{text}]}};
    case 'ollama':
      return {message: {content: text}};
    case 'dify':
      return {answer: text, conversation_id: 'dry-run'};
    case 'generated':
      return {generated_text: text};
    case 'generatedList':
      return [{generated_text: text}];
    case 'summaryList':
      return [{summary_text: text}];
    case 'translationList':
      return [{translation_text: text}];
    case 'sequenceList':
      return [{sequence: text}];
    case 'answer':
      return {answer: text};
    case 'imageUrl':
      return {data: [{url: `data:image/png;base64,${PICTURE}`}]};
    case 'imageData':
      return {artifacts: [{base64: PICTURE}]};
    case 'audio':
      return silence();
    case 'transcript':
      return {text};
    case 'displayText':
      return {DisplayText: text};
    case 'speechJob':
      return speechJob(text);
  }
}

/** One piece of a streamed answer in the provider's own shape; undefined where it does not stream. */
export function dryChunk(shape: ReplyShape, text: string): unknown {
  switch (shape) {
    case 'text':
      return {text};
    case 'choices':
      return delta(text);
    case 'choicesObject':
      return {object: 'chat.completion.chunk', ...delta(text)};
    case 'responses':
      return {type: 'response.output_text.delta', delta: text};
    case 'claude':
      return {type: 'content_block_delta', delta: {type: 'text_delta', text}};
    case 'gemini':
      return dryReply('gemini', text);
    case 'cohere':
      return {text: JSON.stringify({type: 'content-delta', delta: {message: {content: {text}}}})};
    case 'ollama':
      return {text: `${JSON.stringify({message: {content: text}})}\n`};
    case 'openWebUI':
      return {text: `data: ${JSON.stringify(delta(text))}\n\n`};
    default:
      return undefined;
  }
}

const PAUSE = 30;

/**
 * Replies instead of a provider, through the component's `connect.handler`.
 *
 * @returns Resolves when the reply is complete, or when the user stops it.
 */
export async function answerDry(
  shape: ReplyShape,
  stream: boolean,
  signals: Signals,
  text = DRY_RUN_TEXT,
  pause = PAUSE,
): Promise<void> {
  const words = text.match(/\S+\s*/g) ?? [];
  if (!stream || dryChunk(shape, '') === undefined) {
    if (stream && shape === 'dify') {
      const event = JSON.stringify({event: 'message', answer: text});
      signals.onOpen();
      await signals.onResponse(new Blob([`data: ${event}\n\n`]));
      signals.onClose();
      return;
    }
    await signals.onResponse(dryReply(shape, text));
    return;
  }
  let stopped = false;
  if (signals.stopClicked) signals.stopClicked.listener = () => (stopped = true);
  signals.onOpen();
  for (const word of words) {
    if (stopped) break;
    await signals.onResponse(dryChunk(shape, word));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  signals.onClose();
}

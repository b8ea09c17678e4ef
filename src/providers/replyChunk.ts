import type {ReplyShape} from './types';

const delta = (content: string) => ({choices: [{delta: {content}}]});

/** One piece of a streamed reply in a provider's own shape; undefined for shapes that this site doesn't show. */
export function replyChunk(shape: ReplyShape, text: string): unknown {
  switch (shape) {
    case 'text':
      return {text};
    case 'choices':
      return delta(text);
    case 'responses':
      return {type: 'response.output_text.delta', delta: text};
    case 'claude':
      return {type: 'content_block_delta', delta: {type: 'text_delta', text}};
    case 'gemini':
      return {candidates: [{content: {parts: [{text}]}}]};
    case 'ollama':
      return {text: `${JSON.stringify({message: {content: text}})}\n`};
    default:
      return undefined;
  }
}

/** Small models of the component's list that run without the `shader-f16` feature. */
export const MODELS = [
  {
    id: 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k',
    name: 'TinyLlama 1.1B, about 1 GB',
    size: 'about 1 GB',
  },
  {
    id: 'RedPajama-INCITE-Chat-3B-v1-q4f32_1-1k',
    name: 'RedPajama 3B, about 2.5 GB',
    size: 'about 2.5 GB',
  },
  {
    id: 'Llama-2-7b-chat-hf-q4f32_1',
    name: 'Llama 2 7B, about 9 GB',
    size: 'about 9 GB',
  },
] as const;

/** Id of one of the {@link MODELS}. */
export type ModelId = (typeof MODELS)[number]['id'];

/** What the module weighs before it is compressed. */
export const MODULE_SIZE = '4.7 MB';

/** What runs the model in a page; later versions of the module have no `ChatModule`. */
export function webModelCode(model: ModelId): string {
  return `// npm install deep-chat deep-chat-web-llm@0.0.27 --save-exact
import 'deep-chat';
import * as webLLM from 'deep-chat-web-llm';

window.webLLM = webLLM;
document.querySelector('deep-chat').webModel = {model: '${model}'};
`;
}

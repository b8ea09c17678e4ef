/** The smallest model of the component's list that runs without the `shader-f16` feature. */
export const MODEL = 'TinyLlama-1.1B-Chat-v0.4-q4f32_1-1k';

/** What a reader should know before pressing the button, in the order of the page. */
export const REQUIREMENTS: readonly {readonly name: string; readonly text: string}[] = [
  {name: 'Module', text: '4.7 MB of JavaScript (1.6 MB compressed), served by this site'},
  {
    name: 'Model',
    text: 'TinyLlama 1.1B: hundreds of megabytes from huggingface.co and raw.githubusercontent.com, fetched only after Download is pressed in the chat, then kept by the browser',
  },
  {name: 'Needs', text: 'WebGPU and about 1 GB of graphics memory'},
];

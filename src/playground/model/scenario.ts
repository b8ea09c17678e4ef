/** What a demo chat answers with. */
export const SCENARIOS = [
  {id: 'standard', name: 'A short reply'},
  {id: 'slow', name: 'Slow: after 4 seconds'},
  {id: 'stream', name: 'Streamed, word by word'},
  {id: 'markdown', name: 'Markdown'},
  {id: 'html', name: 'HTML with buttons'},
  {id: 'files', name: 'Files'},
  {id: 'error', name: 'An error'},
] as const;

/** What a provider's chat shows instead of replies while nothing is sent. */
export const SAMPLES = [
  {id: 'standard', name: 'No sample'},
  {id: 'text', name: 'Text'},
  {id: 'markdown', name: 'Markdown'},
  {id: 'code', name: 'Code'},
  {id: 'table', name: 'A table'},
  {id: 'tool', name: 'A tool call'},
  {id: 'image', name: 'An image'},
  {id: 'error', name: 'An error'},
  {id: 'slow', name: 'A slow stream'},
] as const;

/** Id of one of the {@link SAMPLES}. */
export type Sample = (typeof SAMPLES)[number]['id'];

/** Id of one of the {@link SCENARIOS} or {@link SAMPLES}. */
export type Scenario = (typeof SCENARIOS)[number]['id'] | Sample;

/** What the chat shows as an error: a `requestInterceptor` ends a request with it, for every provider. */
export const SAMPLE_ERROR =
  'Sample error, not from the provider: the model is overloaded. Try again later.';

/** The sample that a scenario shows; the note for a scenario that only demos have. */
export function sampleOf(scenario: Scenario | undefined): Sample {
  return SAMPLES.find(({id}) => id === scenario)?.id ?? 'standard';
}

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

/** Id of one of the {@link SCENARIOS}. */
export type Scenario = (typeof SCENARIOS)[number]['id'];

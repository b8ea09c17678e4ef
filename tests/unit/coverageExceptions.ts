/** A name in a page that the component does not have, on purpose. */
export interface Exception {
  /** Left out for a name that every page may write. */
  readonly file?: string;
  /** Left out for a page that may use any name. */
  readonly name?: string;
  /** Why the page names it. */
  readonly reason: string;
}

const REQUEST_SHAPE =
  'The table shows what Deep Chat sends to the chat-completions API, which is not what its types allow.';

/** Names that a page may write although the installed package doesn't have them. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'docs/directConnection/LiteLLM.mdx',
    name: 'directConnection.liteLLM',
    reason: 'The page says that this key does not exist and what to do instead.',
  },
  {
    file: 'docs/directConnection/Requesty.mdx',
    name: 'directConnection.requesty',
    reason: 'The page says that this key does not exist and what to do instead.',
  },
  {
    file: 'docs/directConnection/OpenAI/OpenAICompletions.mdx',
    name: 'audio.displayText',
    reason: 'Means `textToSpeech.audio.displayText`, which the sentence links to.',
  },
  ...['type', 'function.name', 'function.description', 'function.parameters'].map((name) => ({
    file: 'docs/directConnection/OpenAI/OpenAICompletions.mdx',
    name,
    reason: REQUEST_SHAPE,
  })),
  {
    file: 'docs/styles/index.mdx',
    name: 'style',
    reason: 'The `style` that every HTML element has, beside `chatStyle`.',
  },
  {name: 'chat.style', reason: 'The `style` that every HTML element has.'},
  {
    file: 'docs/guides/migration.mdx',
    reason: 'The page is about names that earlier versions had.',
  },
  {
    file: 'docs/whats-new.mdx',
    reason: 'The page names what each version renamed or removed.',
  },
];

/** Whether a page may write a name that the package does not have. */
export function isAllowed(
  exception: Exception,
  mistake: {readonly file: string; readonly name: string},
): boolean {
  return (
    (exception.file === undefined || exception.file === mistake.file) &&
    (exception.name === undefined || exception.name === mistake.name)
  );
}

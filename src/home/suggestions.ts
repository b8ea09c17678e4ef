/** Questions that the chat of the home page offers when it opens. */
export const suggestions: readonly string[] = [
  'How do I install it in React?',
  'How do I connect my own server?',
  'Is my API key safe?',
];

/**
 * Control characters other than line breaks, and those that turn the direction of text. A joiner between
 * emoji stays: without it a family of three becomes three people.
 */
const ODD =
  /(?!\n)(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}]/gu;

/** A text from anybody, without characters that hide or reorder what it says. */
export function cleanText(text: string): string {
  return text.replace(ODD, '');
}

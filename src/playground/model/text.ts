/** Control characters other than line breaks, and those that turn the direction of text. */
const ODD = /(?!\n)[\p{Cc}\p{Cf}]/gu;

/** A text from anybody, without characters that hide or reorder what it says. */
export function cleanText(text: string): string {
  return text.replace(ODD, '');
}

/** Control characters, and those that turn the direction of text. */
const ODD = /[\p{Cc}\p{Cf}]/gu;
const JOINER = '\u200D';

/** Whether a joiner holds two emoji together: without it a family of three becomes three people. */
function joinsEmoji(text: string, at: number): boolean {
  return (
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u.test(
      text.slice(Math.max(0, at - 2), at),
    ) && /^\p{Extended_Pictographic}/u.test(text.slice(at + 1, at + 3))
  );
}

/** A text from anybody, without characters that hide or reorder what it says. Line breaks stay. */
export function cleanText(text: string): string {
  return text.replace(ODD, (mark, at: number) =>
    mark === '\n' || (mark === JOINER && joinsEmoji(text, at)) ? mark : '',
  );
}

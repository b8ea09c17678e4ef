/** Code as HTML without colors. */
export function escapeCode(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

export interface KnownError {
  readonly id: string;
  readonly title: string;
  /** Code in the entry, some of which are other texts of the error. */
  readonly texts: readonly string[];
}

/** Without quotes, case and marks, which consoles show differently. */
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** The entries with a text that the pasted one holds, or that holds it: those whose title it is come first. */
export function errorsIn(pasted: string, known: readonly KnownError[]): readonly KnownError[] {
  const wanted = ` ${wordsOf(pasted).join(' ')} `;
  const isIn = (text: string, fewest: number) => {
    const words = wordsOf(text);
    const line = ` ${words.join(' ')} `;
    return (words.length >= fewest && wanted.includes(line)) || line.includes(wanted.trimEnd());
  };
  const titled = known.filter(({title}) => isIn(title, 2));
  const others = known.filter(
    (each) => !titled.includes(each) && each.texts.some((text) => isIn(text, 3)),
  );
  return wanted.trim() ? [...titled, ...others].slice(0, 5) : [];
}

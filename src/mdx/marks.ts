const MARK = / <(?:Since|Until|KnownFault) \/>/;
const MARKS = new RegExp(MARK, 'g');

/**
 * The sentences of a page that are true of some versions of the component only: a mark follows them,
 * `<KnownFault />` for what a release may mend, `<Until />` for what it may add, `<Since />` for what an older one
 * lacks. Readers don't see marks; `npm run release:check` lists them. Lines count from 1.
 */
export function marksIn(source: string) {
  return source.split('\n').flatMap((text, index) =>
    text
      .split(MARK)
      .slice(0, -1)
      .map((before) => ({line: index + 1, sentence: lastSentence(before)})),
  );
}

const lastSentence = (text: string) =>
  text.replace(/^.*(?:[.!?] (?=[A-Z`"\d])|\| )|^- /, '').trim();

/** A page as its readers see it. */
export const withoutMarks = (source: string): string => source.replace(MARKS, '');

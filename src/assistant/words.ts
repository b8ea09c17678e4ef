import {SYNONYMS} from '../search/synonyms';
import {fold, formsOf, stem, words} from '../search/tokenize';
import {differByOne} from '../search/vocabulary';

/** Words that say how a question is put, in chats more of them than in a search field. */
const SMALL_WORDS = new Set(
  `a about add ai all allow already also am an and any anything are as at be been between bot by can change chat chatbot
  component could deep did do does doing ever explain for from get give go got has have having hello help hey hi
  how i if in into is isn it its just let like ll make may me mean my need needed of on one or our please
  many much possible possibly quickly really should show so some somebody someone something support supported supports
  tell than thank thanks that the their them then there these they thing this to try us use used user users uses using visitor
  visitors want was way we were what when where whether which who why will with work working works would you
  your`.split(/\s+/),
);

/**
 * What visitors say before they know these docs, and the words that the docs have for it. Synonyms of the
 * search also find what is meant; these take the place of what was said.
 */
const PLAIN_WORDS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(steal|stolen|hacked|hack|secure|exposed|leaked|leak)\b/gi, 'safe'],
  [/\b(is|goes|are) (down|unreachable|unavailable)\b/gi, 'fails error'],
  [/\bcustomi[sz](e|ing) (?=(the|my|your|its) )/gi, ''],
  [/\bbackground( colou?r| image)?\b(?! of)/gi, 'chatStyle'],
  [/\bcolou?r(s|ed|ing)? (of )?((the|my|your|chat|message|user) )*bubbles?\b/gi, 'messageStyles'],
  [/\bbubbles? colou?rs?\b/gi, 'messageStyles'],
  [/\bcolou?r(s|ed|ing)?\b/gi, 'color'],
  [/\baccessible\b/gi, 'accessibility'],
  [/\bcall(s|ing)? (a |my |our |the )?functions?\b/gi, 'tool calling'],
  [/\b(from|in|by|with) (my |own |your )?(code|javascript)\b/gi, 'programmatically'],
  [/\b(plain|pure|vanilla) (javascript|js|html)\b/gi, 'plain HTML'],
  [/\bupgrad(e|ing)\b|\b(older|previous|old) versions?\b/gi, 'migration'],
  [/\bread(s|ing)? (\w+ ){0,3}(aloud|out loud)\b/gi, 'text to speech'],
  [
    /\b(send|share|submit)\b(?= (\w+ ){0,2}(files?|documents?|images?|pictures?|photos?)\b)/gi,
    'attach',
  ],
];

/** A question in the words of the docs. */
export function inDocsWords(question: string): string {
  return PLAIN_WORDS.reduce((text, [said, meant]) => text.replace(said, meant), question);
}

/** Words of a question that say what it is about. */
function keywords(question: string): string[] {
  const list = words(question.normalize('NFC')).map(({text}) => text);
  const kept = list.filter((word) => word.length > 1 && !SMALL_WORDS.has(fold(word)));
  return kept.filter((word, at) => kept.indexOf(word) === at);
}

/** The keywords of a question without their endings. */
export function stems(question: string): string[] {
  return keywords(question).map((word) => stem(fold(word)));
}

const phrase = (text: string) => words(text).map((word) => stem(fold(word.text)));
const meanings = SYNONYMS.map(([said, ...meant]) => ({
  said: phrase(said),
  meant: meant.map(phrase),
}));

/** The words with those of a known phrase side by side, as the search wants them: "read it aloud". */
function together(list: readonly string[]): readonly string[] {
  const folded = list.map((word) => stem(fold(word)));
  for (const {said} of meanings) {
    const places = said.map((word) => folded.indexOf(word));
    if (said.length < 2 || places.includes(-1)) continue;
    const own = places.map((place) => list[place]!);
    return [...own, ...list.filter((_, place) => !places.includes(place))];
  }
  return list;
}

/** A question as the search takes it: what it is about, within the length that the search reads. */
export function toQuery(question: string, longest: number): string {
  const plain = question.trim().replace(/\s+/g, ' ');
  let query = '';
  for (const word of together(keywords(inDocsWords(plain)))) {
    if (query.length + 1 + word.length > longest) break;
    query = query ? `${query} ${word}` : word;
  }
  return query || plain.slice(0, longest);
}

/** For each of the words, whether a text has it: as it is, in another form, or by another name. */
export function seenIn(asked: readonly string[], text: string): readonly boolean[] {
  const forms = words(text).flatMap((word) => formsOf(word.text).map(({terms}) => terms[0]));
  const there = new Set(forms.map(stem));
  const begins = (word: string) => word.length > 4 && forms.some((form) => form.includes(word));
  const isTypo = (word: string) =>
    word.length > 5 && forms.some((form) => form[0] === word[0] && differByOne(word, stem(form)));
  const has = (word: string) => there.has(word) || begins(word) || isTypo(word);
  const seen = asked.map(has);
  for (const {said, meant} of meanings)
    for (let at = 0; at + said.length <= asked.length; at++)
      if (said.every((word, step) => asked[at + step] === word))
        if (meant.some((list) => list.every((word) => has(word))))
          said.forEach((_, step) => (seen[at + step] = true));
  return seen;
}

/** Share of the words that a text has. */
export function seenShare(asked: readonly string[], text: string): number {
  return asked.length === 0 ? 0 : seenIn(asked, text).filter(Boolean).length / asked.length;
}

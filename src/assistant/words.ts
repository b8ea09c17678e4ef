import {fold, formsOf, stem, words} from '../search/tokenize';

/** Words that say how a question is put, in chats more of them than in a search field. */
const SMALL_WORDS = new Set(
  `a about add ai all allow already also am an and any anything are as at be been between bot by can change chat chatbot
  component could deep did do does doesn doesnt doing don dont enable ever explain for from get give go got happen happens
  has have having hello help here hey hi how i if in into is isn it its just let like ll make may me mean my need needed
  not of on one or our please put
  many much possible possibly quickly really should show so some somebody someone something support supported supports
  tell than thank thanks that the their them then there these they thing this to try us use used user users uses using visitor
  visitors want was way we were what when where whether which who why will with work working works would you
  your`.split(/\s+/),
);

/** What readers say where neither the search's synonyms nor its aliases help. The other words stay as they are. */
const PLAIN_WORDS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bcolou?r(s|ed|ing)? (of )?((the|my|your|chat|message|user) )*bubbles?\b/gi, 'messageStyles'],
  [/\bbubbles? colou?rs?\b/gi, 'messageStyles'],
  [/\baccessible\b/gi, 'accessibility'],
  // What the chat sends is a request.
  [
    /\b(send|sends|sent|posts?) (.{0,20} )?to (the|my|your|our|a) (own )?(server|backend|api)\b/gi,
    'request body server',
  ],
];

/** A question in the words of the docs. */
function inDocsWords(question: string): string {
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

/** A question as the search takes it: what it is about, within the length that the search reads. */
export function toQuery(question: string, longest: number): string {
  const plain = question.trim().replace(/\s+/g, ' ');
  let query = '';
  for (const word of keywords(inDocsWords(plain))) {
    if (query.length + 1 + word.length > longest) break;
    query = query ? `${query} ${word}` : word;
  }
  return query || plain.slice(0, longest);
}

/** For each of the words, whether a text has it: as it is or in another form. */
export function seenIn(asked: readonly string[], text: string): readonly boolean[] {
  const forms = words(text).flatMap((word) => formsOf(word.text).map(({terms}) => terms[0]));
  const there = new Set(forms.map(stem));
  return asked.map((word) => there.has(word));
}

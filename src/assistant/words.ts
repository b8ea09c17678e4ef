import {FRAMEWORKS} from '../example/frameworks';
import {fold, stem} from '../search/tokenize';

/** Words of a list, without their endings. */
const wordSet = (text: string) => new Set(text.split(/\s+/).map(stem));

/** Words that say how a question is put, in chats more of them than in a search field. */
const SMALL_WORDS = wordSet(
  `about actually add ago ai all allow already also am an and any anything anyway are as at basically be been
  between bot by can certain change chat chatbot component could deep did do does doesn
  doesnt don dont enable even ever every everybody everyone everything explain folks for from get giant give go
  goes going got guy guys happen has have he hello help her here hey hi him his hope how huge if in instead into
  is isn it its just let like ll lot lots make many may maybe me mean mine most much must my need not
  nothing of ok on one or our people perhaps person please possible possibly pretty put quickly rather really said
  shall she should show so some somebody somehow someone something still stuff such support sure tell than thank
  that the their them then there these they thing this to told too totally try two us use used user using very
  visitor want was way we went were what when where whether which while who why will wish with wonder work would
  yet you your`,
);

/** Words of any topic. */
const EVERYDAY_WORDS = wordSet(
  `able after again against along always another anymore apparently around away awesome awful bad beautiful become
  before believe best better bit both bring build but case came come comes coming company complain complete
  computer cool day done each easily easy either else enough every exactly fancy find fine finish first five good
  hundred idea immediately inside keep kind know laptop later lawyer leave little long look machine made main
  manager minute missing moment more next nice nobody none now often old older once only or other out over own
  part pick place plain point problem proper properly ready right same say see seem simple simply since site
  situation sometimes soon strange stupid suddenly supposed take taken talk terrible think through time together
  took turn ugly under understand until up usual usually wait website week weird whole without words world write
  wrong wrote`,
);

/** Whether it says little about a page that it lacks a word. */
export const isEveryday = (word: string): boolean => EVERYDAY_WORDS.has(stem(fold(word)));

/** What readers say where neither the search's synonyms nor its aliases help. The other words stay as they are. */
const PLAIN_WORDS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bcolou?r(s|ed|ing)? (of )?((the|my|your|chat|message|user) )*bubbles?\b/gi, 'messageStyles'],
  [/\bbubbles? colou?rs?\b/gi, 'messageStyles'],
  [/\bdifferences? between\b/gi, ''],
  [/\bout of the box\b/gi, 'introduction'],
  [/\b(log|sign)(?:ged|ned|ging|ning)?[ -]in\b/gi, 'login'],
  [/\b(?:bit by bit|piece by piece|little by little|word (?:by|for) word)\b/gi, 'stream'],
  [/\bchats\b/gi, 'conversations'],
  [/\b(?:several|multiple|two|three|many) (?:people|persons|colleagues|friends)\b/gi, 'room'],
  [/\b(?:at most|(?:no|not) more than)\b/gi, 'limit'],
  // What is wrong, in words that say nothing one by one.
  [
    /\b(?:nothing (?:\w+ )?(?:comes?|came) back|(?:never|n['’]t|not) (?:answer|repl|respond)(?:s|y|ies|ing)?)\b/gi,
    'loading dots never end',
  ],
  [/\b(?:(?:does|do|did)n['’]?t (?:do|change) anything|(?:does|do|did) nothing)\b/gi, 'no effect'],
  // What the chat sends is a request, and what it is sent is a `Response`.
  [
    /\b(?:server|backend|endpoint|api) (?:have|has|needs?|must|should) (?:to )?(?:answer|reply|return|respond|send)\b/gi,
    'Response fields',
  ],
  [/\b(?:server|backend|endpoint|api) (?:gets?|receives?)\b/gi, 'request body server'],
  [/\bwhat (?:is|gets|was|will be|would be) sent\b/gi, 'request body'],
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
  // A version is one word: `2.3.0`.
  const list = question.normalize('NFC').match(/\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}_$]+/gu) ?? [];
  const kept = list.filter((word) => word.length > 1 && !SMALL_WORDS.has(stem(fold(word))));
  return kept.filter((word, at) => kept.indexOf(word) === at);
}

/** The keywords of a question without their endings. */
export function stems(question: string): string[] {
  return keywords(question).map((word) => stem(fold(word)));
}

/**
 * A question as the search takes it: what it is about, within the length that the search reads. A long one has its
 * everyday words last.
 */
export function toQuery(question: string, longest: number): string {
  const plain = question.trim().replace(/\s+/g, ' ');
  const all = keywords(inDocsWords(plain));
  const isLong = all.join(' ').length > longest;
  const ordered = isLong
    ? [...all.filter((word) => !isEveryday(word)), ...all.filter(isEveryday)]
    : all;
  let query = '';
  for (const word of ordered) {
    if (query.length + 1 + word.length > longest) break;
    query = query ? `${query} ${word}` : word;
  }
  return query || plain.slice(0, longest);
}

/** Questions about installing the package. */
export const INSTALL = /\binstall(ing|ation)?\b|\bset(ting)? ?up\b/i;

/** The beginning of a question that goes on with the one before. */
const GOES_ON = /^\s*(?:and|or|but|also|then|with|without|in|for|what about|how about)\b/i;
const FRAMEWORK_NAMES = FRAMEWORKS.map(({label}) => label).join('|');
/** Where a question names the framework that it is about. */
export const FRAMEWORK = new RegExp(
  `\\b(?:in|for|with|using|about) (?:plain )?(?:${FRAMEWORK_NAMES})\\b`,
  'gi',
);

/**
 * A question with what it leaves out: "and in Vue?" after "How do I install it in React?" asks how to install it in Vue.
 *
 * @param before the questions so far, oldest first.
 */
export function inContext(question: string, before: readonly string[]): string {
  const last = before.at(-1);
  if (last === undefined || !GOES_ON.test(question)) return question;
  const earlier = inContext(last, before.slice(0, -1));
  return `${question} ${question.match(FRAMEWORK) ? earlier.replace(FRAMEWORK, '') : earlier}`;
}

import {FRAMEWORKS} from '../example/frameworks';
import {fold, stem} from '../search/tokenize';

/** Words of a list, without their endings. */
const wordSet = (text: string) => new Set(text.split(/\s+/).map(stem));

/** Words that say how a question is put, in chats more of them than in a search field. */
const SMALL_WORDS = wordSet(
  `about add ago ai all allow already also am an and any anything app are as at be been being between bot by
  can certain change chat chatbot come component could deep did do does doesn doesnt don dont enable even ever
  every everybody everyone everything example explain for from get give go going gone got happen has have
  hello help here hey hi his how if in instead into is isn it its just let like ll make many may me mean
  most much my need not nothing of on one or our people person please project possible possibly put rather
  really should show so some somebody someone something still such support sure tell than thank that the their
  them then there these they thing this to too try two us use used user using very visitor want was way we
  website were what when where whether which while who why will with work would yet you your`,
);

/** Words of any topic. */
const EVERYDAY_WORDS = wordSet(
  `able after again along another around assistant automatically away become before bit both bring
  build but case company complain complete computer each easy either else fast find fine finish first
  five hundred inside keep kind know laptop later leave little long look machine made main minute missing
  moment more navigate next nobody now often old older once only other out over own page part pick place
  plain point problem quickly ready right running said same say see seem since situation supposed take
  taken talk think through time together took turn under understand until up wait week whole without words
  world write wrong wrote`,
);

/** Whether it says little about a page that it lacks a word. */
export const isEveryday = (word: string): boolean => EVERYDAY_WORDS.has(stem(fold(word)));

const EMBED =
  '\\b(?:embed|put|include|insert|place) (?:it|this|(?:the |a )?(?:deep )?chat) (?:in|on)';

/** What readers say where neither the search's synonyms nor its aliases help. The other words stay as they are. */
const PLAIN_WORDS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\bget (?:all |the )*messages\b/gi, 'getMessages'],
  [new RegExp(EMBED, 'gi'), 'installation'],
  [/\blog(?:ged)? ?in\b/gi, 'session'],
  [/\b(?:messages|requests|questions) (?:per|a|each|for each) \w+/gi, 'rate limits'],
  [/\b(?:change|set|increase) the (?:font|height|size|width)\b.*/gi, 'chatStyle'],
  [/\b\w+ id with (?:each|every|the) (?:message|request)\b/gi, 'additionalBodyProps'],
  // Without a word for a server it's the browser that stores.
  [
    /^(?!.*\b(?:server|backend|database|users?|account|device|export|file|json|pdf|csv)\b).*\b(?:save|store|keep|persist|remember)\w* (?:the |my |all |past |old )*(?:chat|conversation|message)s?\b.*/gi,
    'browserStorage keep messages',
  ],
  [/\b(?:know|told) when\b/gi, 'event'],
  [/\b(?:(?:as|in) one (?:block|piece|go)|(?:all )?at once|(?:word|letter) by \w+)\b/gi, 'stream'],
  [/\b(?:two|many|multiple) (?:deep )?chats\b/gi, 'several instances'],
  [/\bbefore (?:the )?\w+ (?:writ|typ|say)\w+/gi, 'introMessage'],
  // What the chat sends is a request.
  [
    /\b(send|sends|sent|posts?) (.{0,20} )?to (the|my|your|our|a) (own )?(server|backend|api)\b|\b(my|the|our) (server|backend) (get|receive)s?\b/gi,
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
export const INSTALL = new RegExp(`\\binstall(ing|ation)?\\b|\\bset(ting)? ?up\\b|${EMBED}`, 'i');

/** The beginning of a question that goes on with the one before. */
const GOES_ON = /^\s*(?:and|or|but|also|then|with|without|in|for|what about|how about)\b/i;
const FRAMEWORK_NAMES = FRAMEWORKS.map(({label}) => label).join('|');
const NAME_OF_FRAMEWORK = new RegExp(`\\b(?:${FRAMEWORK_NAMES})\\b`, 'i');
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
  const [framework] = question.match(NAME_OF_FRAMEWORK) ?? [];
  return framework
    ? `${question} in ${framework} ${earlier.replace(FRAMEWORK, '')}`
    : `${question} ${earlier}`;
}

// @ts-check

/**
 * A phrase that we don't write, and what we write instead.
 *
 * @typedef {object} Phrase
 * @property {RegExp} pattern looked for in each sentence; code is an `X` there
 * @property {string} instead what to write, or how to rewrite the sentence
 * @property {RegExp} [except] a sentence that this matches may keep the phrase
 * @property {import('./passage.mjs').Kind[]} [kinds] where it's checked; everywhere by default
 * @property {string[]} bad sentences that the pattern finds; a test tries each
 * @property {string[]} good sentences that look alike and are fine; a test tries each
 */

const PROGRAM =
  '(?:component|element|server|backend|browser|provider|model|page|site|chat|app|library|package|framework|proxy|search|crawler|bundler|compiler|plugin|test|header|file|service|API|script|build|field|setting|request|response|wrapper|worker|table|code|X+)s?';

/** @type {readonly Phrase[]} */
const GIVEAWAYS = [
  {
    pattern: /\b(?:stands?|stood|standing)\b(?!-)(?! for (?!itself|themselves))/i,
    instead: '"is in", "appears beside", "is handled on its own"',
    except: /\bhands? .*\bstands?\b/i,
    bad: ['The key stands in the request.', 'Each chat stands for itself.'],
    good: ['CORS stands for cross-origin resource sharing.', 'You can understand the stand-in.'],
  },
  {
    pattern:
      /(?<!\b(?:my|your|his|her|its|our|their|whose|very|on|I|you|we|they|who|users|people|developers|to|can|may|must|will|should|or)\s|['’]s\s|s['’]\s)\bown\b(?! (?:the|it|this|your|one)\b)/i,
    instead: '"your own X", "its own X"',
    bad: ['Set own headers.', 'A module with an own page.'],
    good: ['Use your own server.', "The component's own button.", 'Own the socket in a handler.'],
  },
  {
    pattern:
      /\bof (?:yours|mine|ours|theirs|hers|(?:its|your|their|our|one's) own(?=[^\w\s]|$| (?:and|or|in|that|which|with|for|on|at|is)\b))/i,
    instead: '"your own X", "its own X"',
    bad: ['A server of yours.', 'Each has a page of its own.'],
    good: ['Your own server.', 'A copy of your own server log.'],
  },
  {
    pattern: /\bfor ever\b|\bwithout end\b|\bendlessly\b/i,
    instead: '"forever", "indefinitely"',
    bad: ['It retries without end.', 'Files are kept for ever.'],
    good: ['It retries without ending the session.', 'A new name for every file.'],
  },
  {
    pattern: /\bin vain\b/i,
    instead: '"has no effect", "never fires", "fails"',
    bad: ['The event is waited for in vain.'],
    good: ['The event never fires.'],
  },
  {
    pattern: /\bwins\b|\bwin over\b/i,
    instead: '"takes precedence"',
    bad: ['The later value wins.', 'A handler wins over the address.'],
    good: ['The later value takes precedence.', 'It works on Windows.'],
  },
  {
    pattern: /\b(?:goes|count|counts|holds) for\b|\bcounts(?=[.,;]|\s+(?:only|too|here|more)\b)/i,
    instead: '"applies to", "takes precedence"',
    except: /\b(?:token|word|message|character|line|user)s? counts\b/i,
    bad: ['The same goes for files.', 'Only the last one counts.'],
    good: ['The same applies to files.', 'The reply includes token counts.'],
  },
  {
    pattern:
      /\bwhat (?:is|are|was|were) (?:sent|shown|written|typed|received|displayed|stored|kept|said|returned|drawn|added|made|meant|loaded|chosen|given|set|saved|there|gone|left|asked|wanted)\b/i,
    instead: 'the noun: "the request", "the message", "the reply"',
    except: /\?\s*$/,
    bad: ['The handler changes what is sent.', 'What is typed goes to the server.'],
    good: ['The handler changes the request.', 'What is sent?', 'Check what you need.'],
  },
  {
    pattern: /^\s*which\b/i,
    instead: 'the noun: "Supported models", not "Which models work"',
    except: /\?\s*$/,
    bad: ['Which models exist'],
    good: ['Supported models', 'Which model should I use?', 'A field which is required.'],
  },
  {
    pattern:
      /\b(?!one\b|some\b|each\b|none\b|all\b|most\b|any\b|out\b|instead\b|because\b|number\b|rest\b|list\b|part\b|copy\b|end\b|type\b|types\b|kind\b|set\b|X)[a-z]+ of (?:the|a|an|each|its|your|this|that|all|every) (?:[a-z]+ )?[a-z]+ of (?:the|a|an|each|its|your|this|that|all|every) [a-z]+/i,
    instead: 'a shorter chain: "provider mode settings", "the chat\'s colors"',
    bad: ['It lists the settings of the modes of a provider.'],
    good: ['It lists the settings of the provider.', 'Use one of the modes of the provider.'],
  },
  {
    pattern: /\banew\b|\bonce more\b/i,
    instead: '"again"',
    bad: ['The chat is built anew.', 'Send it once more.'],
    good: ['The chat is built again.', 'It runs once, and more often on phones.'],
  },
  {
    pattern: /\bat once\b/i,
    instead: '"immediately", or "at the same time"',
    except: /\b(?:all|both|many|several|multiple|two|three|four|\d+|everything)\b[^.]*\bat once\b/i,
    bad: ['The reply appears at once.'],
    good: ['Select several files at once.', 'The reply appears immediately.'],
  },
  {
    pattern: /\bsteer(?:s|ed|ing)?\b/i,
    instead: '"control"',
    bad: ['Properties steer the chat.'],
    good: ['Properties control the chat.'],
  },
  {
    pattern: /\b(?:sort|kind)s? of\b|\bof (?:this|that|its|each|every|any) (?:kind|sort)\b/i,
    instead: '"type of", "like this"',
    bad: ['A kind of message.', 'Errors of that kind.'],
    good: ['A type of message.', 'Be kind. Of course.'],
  },
  {
    pattern: /\b(?:take[sn]?|took|taking|bring(?:s|ing)?|brought|comes?|came) along\b/i,
    instead: '"carry over", "include"',
    bad: ['Messages are taken along.', 'The photos come along.'],
    good: ['Messages are carried over.'],
  },
  {
    pattern: /\b(?:take[sn]?|took|taking) over\b(?! (?:one|two|\d))/i,
    instead: '"apply", "copy", "upgrade to"',
    except: /\b(?:agent|human|operator|colleague|person)s?\b/i,
    bad: ['Take over a release.', 'The value is taken over.'],
    good: ['A human agent takes over the conversation.', 'It takes over two seconds to load.'],
  },
  {
    pattern:
      /\blets? one\b|(?:^|[,;:(]\s|\b(?:if|when|where|as|what|how|because|so|and|than)\s)one (?:can|may|must|should|has|needs|wants|cannot)\b/i,
    instead: '"you can", "you must"',
    bad: ['It lets one choose.', 'If one wants a header, set it.'],
    good: ['The first one can be removed.', 'Only one can be open.'],
  },
  {
    pattern: /\bmid-sentence\b/i,
    instead: '"longer replies are cut off"',
    bad: ['A longer one stops in mid-sentence.'],
    good: ['Longer replies are cut off.'],
  },
  {
    pattern: new RegExp(`\\b${PROGRAM} (?:sees?|speaks?|says?|knows?|wants?|thinks?)\\b`, 'i'),
    instead: '"supports", "uses", "returns", "has", "requires"',
    bad: ['The model knows tools.', 'Each page says its version.'],
    good: ['The model supports tools.', 'You know the model.'],
  },
  {
    pattern: /\b(?:wait|ask|want)s? to be\b/i,
    instead: '"requires", "needs"',
    bad: ['The key wants to be replaced.'],
    good: ['Replace the key.', 'It waits until the key is replaced.'],
  },
  {
    pattern:
      /(?:^|[.;] )(?:Refused|Allowed|Sent|Kept|Needed|Required|Missing|Shown|Left out|Unknown|Changed|Ignored|Wrong|Rejected|Lost|Closed|Blocked|Not \w+): [a-z]/,
    instead: 'a full sentence: "The server refused the connection"',
    kinds: ['docs', 'interface'],
    bad: ['Refused: the connection.'],
    good: ['The server refused the connection.', 'Required fields: `url` and `key`.'],
  },
  {
    pattern:
      /\b(?:was|were|been|is|are)(?: not|n['’]t)(?: been)? (?:confirmed|tried)\b|\bnot (?:confirmed|tested|tried) (?:here|by us)\b|\b(?:was|were)(?: not|n['’]t) tested\b/i,
    instead: 'test it, or "We haven\'t tested this"',
    bad: ['Streaming was not confirmed.', 'This is not tested here.'],
    good: ["We haven't tested this.", 'The payment is confirmed.'],
  },
];

/** @type {readonly Phrase[]} */
const ODDITIES = [
  {
    pattern: /\bby (?:itself|themselves)\b/i,
    instead: '"automatically", "on its own"',
    bad: ['It retries by itself.'],
    good: ['It retries automatically.', 'Replace the element by its child.'],
  },
  {
    pattern: /\bin place of\b/i,
    instead: '"instead of"',
    bad: ['Use a header in place of the key.'],
    good: ['Use a header instead of the key.', 'Leave it in place.'],
  },
  {
    pattern: /\blikel(?:iest|ier)\b/i,
    instead: '"most likely", "more likely"',
    bad: ['Keep the likeliest words.'],
    good: ['Keep the most likely tokens.'],
  },
  {
    pattern: /\b(?:allow|enable|permit)(?:s|ed|ing)? to\b/i,
    instead: '"lets you …"',
    bad: ['It allows to send files.'],
    good: ['It lets you send files.', 'Users are allowed to send files.'],
    except:
      /\b(?:is|are|be|was|were|not|isn['’]t|aren['’]t|when|if|being|been|only|\w+s) (?:allowed|enabled|permitted) to\b/i,
  },
  {
    pattern: /\bpossibilit(?:y|ies) to\b|\bit is possible to\b/i,
    instead: '"a way to", "you can"',
    bad: ['There is a possibility to send files.'],
    good: ['You can send files.'],
  },
  {
    pattern:
      /\b(?:thereby|hereby|thereof|herein|whereby|therein|wherein|amongst|whilst|hence|thus)\b/i,
    instead: 'a plain word: "so", "which", "among", "while"',
    bad: ['The key is thus visible.'],
    good: ['So the key is visible.'],
  },
  {
    pattern: /\b(?:utili[sz](?:e[sd]?|ing)|in order to)\b/i,
    instead: '"use", "to"',
    bad: ['In order to stream, set it.'],
    good: ['To stream, set it.', 'The messages are in order. To sort them, use it.'],
  },
  {
    pattern: /\bask(?:s|ed|ing)? for (?:less|more) motion\b/i,
    instead: '"prefer reduced motion"',
    bad: ['For users who ask for less motion.'],
    good: ['For users who prefer reduced motion.'],
  },
  {
    pattern: /\b(?:exists?|exist(?:ed|ing)?) (?:twice|once)\b/i,
    instead: '"is available as … and as …"',
    bad: ['Each event exists twice.'],
    good: ['Every event is available as a callback and as a DOM event.'],
  },
  {
    pattern: /\bnothing (?:of|else than)\b|\bnothing but\b/i,
    instead: '"only", "none of"',
    bad: ['It sends nothing of the file.', 'It needs nothing but Node.'],
    good: ['It sends none of the file.', 'Nothing is sent.'],
  },
  {
    pattern: new RegExp(
      `\\bask(?:s|ed|ing)? (?:the|a|another|no|any|its|your|an) (?:other )?(?:host|server|network|provider|index|registry|API|address|service)s?\\b`,
      'i',
    ),
    except: /\bfor permission\b/i,
    instead: '"sends a request to"',
    bad: ['No page asks another host.', 'It asks the server.'],
    good: ['No page sends requests to another host.', 'The browser asks for permission.'],
  },
  {
    pattern:
      /\b(?:goes|go|went|going) on (?:with|to|working|using|reading|sending|showing|until|while)\b/i,
    instead: '"continues", "keeps"',
    bad: ['The chat goes on with the old key.'],
    good: ['The chat keeps using the old key.', 'The request goes on the queue.'],
  },
  {
    pattern: /\b(?:whatever|whoever|whosoever) (?:the|a|it|can|has|is|was|comes|you)\b/i,
    instead: '"any X", "anyone who"',
    bad: ['Whoever can read the page has the key.'],
    good: ['Anyone who can read the page has the key.'],
  },
  {
    pattern: /\b(?:that|which) (?:is|are) (?:there|gone)\b/i,
    instead: '"current", "existing", "removed"',
    bad: ['It replaces the chats that are there.'],
    good: ['It replaces the current chats.', 'The files that are therefore skipped.'],
  },
];

/**
 * Words for people and things. Comments are left out: they call the site's visitors readers, and what a
 * worker sends back an answer.
 *
 * @type {readonly Phrase[]}
 */
const WHO_IS_WHO = [
  {
    pattern:
      /\b(?:the|a|every|each|your|no|some|most|other|all|of|for|to|by|when|if|that|which)\s+readers?\b(?!-)|^\s*Readers?\b/i,
    instead: '"you" (the developer), "user" (the person who chats)',
    except: /\b(?:screen|stream|file|feed|Acrobat|body|response|chunk) ?readers?\b/i,
    kinds: ['docs', 'interface'],
    bad: ['Keys that the reader types.', 'Readers see the code.'],
    good: ['Screen readers announce it.', 'Keys that you type.'],
  },
  {
    pattern: /\bthe authors?\b|\bsomebody\b|\bnobody\b/i,
    instead: '"you", "someone", "no one"',
    kinds: ['docs', 'interface'],
    bad: ['The author sets a title.', 'Somebody can read it.'],
    good: ['You set a title.', 'No one can read it.'],
  },
  {
    pattern: /\bvendors?\b(?! prefix)/i,
    instead: '"provider"',
    kinds: ['docs', 'interface'],
    bad: ['The vendor has removed the model.'],
    good: ['The provider removed the model.', 'CSS vendor prefixes.'],
  },
  {
    pattern:
      /\b(?:the|an?|each|every|this|that|which|other|another|AI|some|most|all|these|those|its|custom)\s+services?\b(?! workers?\b)/i,
    instead: '"provider" (the AI service), "your server"',
    except: /\bservice (?:account|key|tier|name|provider)s?\b/i,
    kinds: ['docs', 'interface'],
    bad: ['The service refuses the key.', 'Connect a custom service.'],
    good: ['The provider refuses the key.', 'The service worker keeps it.'],
  },
  {
    pattern: /\banswer(?:s|ed|ing)?\b/i,
    instead: '"reply", or "response" (HTTP); "replies", "responds"',
    except:
      /\bquestion|\bFAQ\b|“answer”|\bfrom (?:the|these|our) (?:docs|pages)\b|\b(?:short|correct|right|wrong) answer\b/i,
    kinds: ['docs', 'interface'],
    bad: ['The answer is cut off.', 'The server answers with 404.'],
    good: ['The reply is cut off.', 'It answers questions from the docs.', 'The field “answer”.'],
  },
];

/** All phrases, in the order in which they are reported. */
export const PHRASES = [...GIVEAWAYS, ...ODDITIES, ...WHO_IS_WHO];

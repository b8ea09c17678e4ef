// Phrases that we don't write: the table of the style guide. In the texts that are searched, code is an `X`.

/** Names of programs, which don't see, speak or want. */
const PROGRAM =
  '(?:component|element|server|backend|browser|provider|model|page|site|chat|app|library|package|framework|proxy|search|bundler|compiler|plugin|test|header|file|API|script|build|field|setting|request|response|wrapper|worker|table|code|X+)s?';

/**
 * `find` is looked for in each sentence, `write` is what to write instead, and a sentence that matches `except` may keep
 * it. Those with `pages` aren't looked for in comments.
 */
export const PHRASES = [
  {
    find: /\b(?:stands?|stood|standing)\b(?!-)(?! for (?!itself|themselves))/i,
    write: '"is in", "appears beside", "is handled on its own"',
    except: /\bhands? .*\bstands?\b/i,
  },
  {
    find: /(?<!\b(?:my|your|his|her|its|our|their|whose|very|on|I|you|we|they|who|users|people|developers|to|can|may|must|will|should|or)\s|['’]s\s|s['’]\s)\bown\b(?! (?:the|it|this|your|one)\b)/i,
    write: '"your own X", "its own X"',
  },
  {
    find: /\bof (?:yours|mine|ours|theirs|hers|(?:its|your|their|our|one's) own(?=[^\w\s]|$| (?:and|or|in|that|which|with|for|on|at|is)\b))/i,
    write: '"your own X", "its own X"',
  },
  {find: /\bfor ever\b|\bwithout end\b|\bendlessly\b/i, write: '"forever", "indefinitely"'},
  {find: /\bin vain\b/i, write: '"has no effect", "never fires", "fails"'},
  {find: /\bwins\b|\bwin over\b/i, write: '"takes precedence"'},
  {
    find: /\b(?:goes|count|counts|holds) for\b|\bcounts(?=[.,;]|\s+(?:only|too|here|more)\b)/i,
    write: '"applies to", "takes precedence"',
    except: /\b(?:token|word|message|character|line|user)s? counts\b/i,
  },
  {
    find: /\bwhat (?:is|are|was|were) (?:sent|shown|written|typed|received|displayed|stored|kept|said|returned|drawn|added|made|meant|loaded|chosen|given|set|saved|there|gone|left|asked|wanted)\b/i,
    write: 'the noun: "the request", "the message", "the reply"',
    except: /\?\s*$/,
  },
  {
    find: /^\s*which\b/i,
    write: 'the noun: "Supported models", not "Which models work"',
    except: /\?\s*$/,
  },
  {
    find: /\b(?!one\b|some\b|each\b|none\b|all\b|most\b|any\b|out\b|instead\b|because\b|number\b|rest\b|list\b|part\b|copy\b|end\b|type\b|types\b|kind\b|set\b|X)[a-z]+ of (?:the|a|an|each|its|your|this|that|all|every) (?:[a-z]+ )?[a-z]+ of (?:the|a|an|each|its|your|this|that|all|every) [a-z]+/i,
    write: 'a shorter chain: "provider mode settings", "the chat\'s colors"',
  },
  {find: /\banew\b|\bonce more\b/i, write: '"again"'},
  {
    find: /\bat once\b/i,
    write: '"immediately", or "at the same time"',
    except: /\b(?:all|both|many|several|multiple|two|three|four|\d+|everything)\b[^.]*\bat once\b/i,
  },
  {find: /\bsteer(?:s|ed|ing)?\b/i, write: '"control"'},
  {
    find: /\b(?:sort|kind)s? of\b|\bof (?:this|that|its|each|every|any) (?:kind|sort)\b/i,
    write: '"type of", "like this"',
  },
  {
    find: /\b(?:take[sn]?|took|taking|bring(?:s|ing)?|brought|comes?|came) along\b/i,
    write: '"carry over", "include"',
  },
  {
    find: /\b(?:take[sn]?|took|taking) over\b(?! (?:one|two|\d))/i,
    write: '"apply", "copy", "upgrade to"',
    except: /\b(?:agent|human|operator|colleague|person)s?\b/i,
  },
  {
    find: /\blets? one\b|(?:^|[,;:(]\s|\b(?:if|when|where|as|what|how|because|so|and|than)\s)one (?:can|may|must|should|has|needs|wants|cannot)\b/i,
    write: '"you can", "you must"',
  },
  {find: /\bmid-sentence\b/i, write: '"longer replies are cut off"'},
  {
    find: new RegExp(`\\b${PROGRAM} (?:sees?|speaks?|says?|knows?|wants?|thinks?)\\b`, 'i'),
    write: '"supports", "uses", "returns", "has", "requires"',
  },
  {find: /\b(?:wait|ask|want)s? to be\b/i, write: '"requires", "needs"'},
  {
    find: /(?:^|[.;] )(?:Refused|Allowed|Sent|Kept|Needed|Required|Missing|Shown|Left out|Unknown|Changed|Ignored|Wrong|Rejected|Lost|Closed|Blocked|Not \w+): [a-z]/,
    write: 'a full sentence: "The server refused the connection"',
    pages: true,
  },
  {
    find: /\b(?:was|were|been|is|are)(?: not|n['’]t)(?: been)? (?:confirmed|tried)\b|\bnot (?:confirmed|tested|tried) (?:here|by us)\b|\b(?:was|were)(?: not|n['’]t) tested\b/i,
    write: 'test it, or "We haven\'t tested this"',
  },
  {find: /\bby (?:itself|themselves)\b/i, write: '"automatically", "on its own"'},
  {find: /\bin place of\b/i, write: '"instead of"'},
  {find: /\blikel(?:iest|ier)\b/i, write: '"most likely", "more likely"'},
  {
    find: /\b(?:allow|enable|permit)(?:s|ed|ing)? to\b/i,
    write: '"lets you …"',
    except:
      /\b(?:is|are|be|was|were|not|isn['’]t|aren['’]t|when|if|being|been|only|\w+s) (?:allowed|enabled|permitted) to\b/i,
  },
  {find: /\bask(?:s|ed|ing)? for (?:less|more) motion\b/i, write: '"prefer reduced motion"'},
  {find: /\b(?:exists?|exist(?:ed|ing)?) (?:twice|once)\b/i, write: '"is available as … and as …"'},
  {
    find: /\b(?:the|a|every|each|your|no|some|most|other|all|of|for|to|by|when|if|that|which)\s+readers?\b(?!-)|^\s*Readers?\b/i,
    write: '"you" (the developer), "user" (the person who chats)',
    except: /\b(?:screen|stream|file|feed|Acrobat|body|response|chunk) ?readers?\b/i,
    pages: true,
  },
  {
    find: /\bthe authors?\b|\bsomebody\b|\bnobody\b/i,
    write: '"you", "someone", "no one"',
    pages: true,
  },
  {find: /\bvendors?\b(?! prefix)/i, write: '"provider"', pages: true},
  {
    find: /\b(?:the|an?|each|every|this|that|which|other|another|AI|some|most|all|these|those|its|custom)\s+services?\b(?! workers?\b)/i,
    write: '"provider" (the AI service), "your server"',
    except: /\bservice (?:account|key|tier|name|provider)s?\b/i,
    pages: true,
  },
  {
    find: /\banswer(?:s|ed|ing)?\b/i,
    write: '"reply", or "response" (HTTP); "replies", "responds"',
    except:
      /\bquestion|\bFAQ\b|“answer”|\bfrom (?:the|these|our) (?:docs|pages)\b|\b(?:short|correct|right|wrong) answer\b/i,
    pages: true,
  },
  {
    find: /\b(?:acknowledgement|artefacts?|cancell(?:ed|ing)|centred?|dependant|fulfil|grey(?:ed)?|honours?|judgement|(?:label|model)l(?:ed|ing)|learnt|thus|towards)\b/i,
    write: 'the American spelling, or a plainer word',
  },
];

import {describe, expect, it} from 'vitest';
import {Postings} from './postings';
import {parseQuery} from './query';
import {Ranker} from './ranking';
import {nameTerms, stem, terms} from './tokenize';
import {Vocabulary, type Variants} from './vocabulary';
import type {IndexPage, IndexSection, SearchIndex} from './types';

// tests/unit/search-relevance.test.ts measures the results with real queries. These snapshots hold the scores
// behind them, so that a change to one shows. If you meant the change: npx vitest run -u

const top = (heading: string, ...text: string[]): IndexSection => ({
  level: 1,
  anchor: '',
  heading,
  text,
});
const page = (
  url: string,
  group: string,
  title: string,
  ...sections: IndexSection[]
): IndexPage => ({url, group, title, sections});

/** All types of entries and fields: guides, folders, levels, names, identifiers in code, aliases. */
const INDEX: SearchIndex = {
  language: 'en',
  version: 'current',
  tag: 'docs',
  pages: [
    page(
      '/docs/connect',
      'Reference',
      'Connect',
      top('Connect', 'Connect the chat to a server.', 'Stream replies of the server as they come.'),
      {
        level: 2,
        anchor: 'requestBodyLimits',
        heading: 'requestBodyLimits',
        text: ['How much of the conversation a request has.'],
        symbols: [
          ['maxMessages', 'Most messages that are sent'],
          ['totalMessagesMaxCharLength', 'Most letters of all messages'],
        ],
        code: ['maxMessages', 'handler'],
      },
      {
        level: 3,
        anchor: 'few-messages',
        heading: 'Send few',
        text: ['Only the newest message is sent.'],
      },
      {
        level: 2,
        anchor: 'stream',
        heading: 'Stream',
        text: ['Show a reply while it arrives. Set stream.simulation for a typing effect.'],
        aliases: ['typewriter', 'word by word'],
      },
      {level: 2, anchor: 'example-2', heading: 'Example', text: ['A handler with a websocket.']},
    ),
    page(
      '/docs/messages/',
      'Reference',
      'Messages',
      top('Messages', 'History and everything that is said.'),
      {
        level: 2,
        anchor: 'avatars',
        heading: 'avatars',
        text: ['Pictures beside messages.', 'Hide them with false.'],
        symbols: [['AvatarStyles', 'Color and size of a picture']],
      },
    ),
    page(
      '/docs/messages/HTML',
      'Reference',
      'HTML messages',
      top('HTML messages', 'Buttons in messages, with events of their own.'),
      {
        level: 2,
        anchor: 'htmlClassUtilities',
        heading: 'htmlClassUtilities',
        text: ['Style classes.'],
      },
    ),
    page(
      '/docs/directConnection/HuggingFace',
      'Direct connection',
      'Hugging Face',
      top('Hugging Face', 'Connect to Hugging Face without a server.'),
      {level: 2, anchor: 'chat', heading: 'Chat', text: ['Chat with a model of gpt-4o kind.']},
    ),
    page(
      '/docs/guides/streaming',
      'Guides',
      'Streaming replies',
      top('Streaming replies', 'Stream replies from your own server, from end to end.'),
      {level: 2, anchor: 'server', heading: 'On the server', text: ['Send events of a stream.']},
    ),
  ],
};

const ranker = new Ranker(INDEX);
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const rounded = (variants: Variants) =>
  Object.fromEntries([...variants].sort().map(([term, weight]) => [term, round(weight)]));

/** Each match of a query: place, score, share of the query, share of its page. */
function rank(query: string): string[] {
  return ranker.rank(query).matches.map(({entry, score, share, pageShare}) => {
    const place = [
      entry.owner.url,
      entry.number,
      ...(entry.kind === 'symbol' ? [entry.symbol] : []),
    ].join(' ');
    return `${place}: ${round(score)} ${round(share)} ${round(pageShare)}`;
  });
}

describe('a ranking', () => {
  it.each([
    'connect',
    'stream',
    'streaming',
    'stream replies',
    'stream server replies',
    'maxMessages',
    'maxmessages',
    'max messages',
    'max_messages',
    'messages',
    'message',
    'request body limits',
    'requestBodyLimit',
    'hugging face',
    'huggingface',
    'huging face chat',
    'typewriter',
    'word by word',
    'few-messages',
    'example',
    'websocket',
    'web socket',
    'gpt-4o',
    'simulation',
    'avat',
    'avatra',
    'hide pictures',
    'how do I hide the avatars',
    'what is this',
    'colour of avatars',
    'html class',
    'handler',
    'logo',
    'qqq',
    '',
  ])('for "%s"', (query) => expect(rank(query)).toMatchSnapshot());

  it('names the words that the parts of a query stood for', () => {
    const {terms: found, everything} = ranker.rank('stream avatars');
    expect(everything).toBe(3);
    expect([...found].sort()).toMatchSnapshot();
  });
});

describe('postings', () => {
  it('score by field, rarity, length and how often a term is there', () => {
    const postings = new Postings(
      [
        [['stream'], ['a', 'reply', 'comes', 'in', 'parts']],
        [['avatar'], ['stream', 'reply']],
        [['files'], ['upload', 'upload', 'reply']],
      ],
      [4, 1],
    );
    for (const term of ['stream', 'reply', 'upload']) {
      const {ids, values} = postings.scores(term);
      expect([term, [...ids], [...values].map(round)]).toMatchSnapshot();
      expect(postings.scores(term)).toBe(postings.scores(term));
    }
  });
});

const vocabulary = new Vocabulary(
  [
    'websocket web site',
    'submitUserMessage',
    'avatars stream streaming streamed streams',
    'interceptor intercept',
    'drop drops dropped',
    'max_tokens',
    'hide',
  ].flatMap(nameTerms),
);

describe('the terms that a word may stand for', () => {
  it.each([
    'stream',
    'strea',
    'st',
    's',
    'hides',
    'hiding',
    'websoket',
    'webscoket',
    'wbsocket',
    'websockett',
    'intercpt',
    'intrecep',
    'xntercep',
    'submitUserMesage',
    'userTokens',
    'maxTokens',
    'max_token',
    'drp',
    'drpo',
    'Ávatars',
  ])('"%s", while it is typed and after', (word) => {
    expect(rounded(vocabulary.variants(word, true))).toMatchSnapshot();
    expect(rounded(vocabulary.variants(word, false))).toMatchSnapshot();
  });

  it('are at most 16, the strongest', () => {
    const many = new Vocabulary(Array.from({length: 40}, (_, at) => `word${'x'.repeat(40 - at)}`));
    const found = many.variants('word', true);
    expect(found.size).toBe(16);
    expect([...found.keys()].every((term) => term.length <= 20)).toBe(true);
  });
});

describe('the parts of a query', () => {
  it.each([
    'how do I stream',
    'how do I',
    'the avatars',
    'bot name',
    'is typing',
    'three dots and avatars',
    'initial messages ',
    'chat log of the user',
    'hide, websocket!',
  ])('"%s"', (query) =>
    expect(
      parseQuery(query, vocabulary).map(({size, alternatives}) => ({
        size,
        alternatives: alternatives.map((ways) => ways.map((way) => [...way.keys()].sort().join())),
      })),
    ).toMatchSnapshot(),
  );
});

it.each([
  ['messages message', 'messag'],
  ['streaming streamed streams stream', 'stream'],
  ['hides hiding hide', 'hid'],
  ['stories story', 'story'],
  ['boxes box', 'box'],
  ['matches match', 'match'],
  ['classes class', 'class'],
  ['buzzes buzz', 'buzz'],
  ['dropped dropping drop', 'drop'],
  ['connection connections connect', 'connect'],
  ['suggestion suggest', 'suggest'],
  ['translate translated translates translating translation translations translator', 'transl'],
  ['clickable click', 'click'],
  ['automatically', 'automatical'],
  ['colour colours color', 'color'],
  ['coloured colored', 'color'],
  ['customise customize customised customizing', 'customiz'],
  ['centre centres center', 'center'],
  ['grey gray', 'gray'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['bed', 'bed'],
  ['sing', 'sing'],
  ['shed', 'shed'],
  ['ties', 'tie'],
  ['four', 'four'],
  ['gpt4s', 'gpt4s'],
])('%s have the stem %s', (list, expected) => {
  expect([...new Set(list.split(' ').map(stem))]).toEqual([expected]);
});

it.each([
  ['new-message', 'new ~new message ~messag newmessage'],
  ['stream.simulation', 'stream ~stream simulation ~simul streamsimulation'],
  ['one, two', 'one ~one two ~two'],
  ['requestHTMLBody', 'requesthtmlbody ~requesthtmlbody request ~request html ~html body ~body'],
  ['MAX_TOKENS', 'max_tokens ~max_tokens max ~max tokens ~token maxtokens'],
  ['Ärger', 'arger ~arger'],
  ['aB', 'ab ~ab'],
])('the terms of %s are %s', (text, expected) => {
  expect(terms(text)).toEqual(expected.split(' '));
});

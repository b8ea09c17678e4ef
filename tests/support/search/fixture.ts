import type {IndexPage, SearchIndex} from '../../../src/search/types';

const page = (
  url: string,
  group: string,
  title: string,
  rest: Partial<IndexPage> = {},
): IndexPage => ({
  url,
  group,
  title,
  sections: [{level: 1, anchor: '', heading: title, text: [`All about ${title}.`]}],
  ...rest,
});

/** A small index with everything the engine knows about. */
export const INDEX: SearchIndex = {
  language: 'en',
  version: 'current',
  tag: 'docs-default-current',
  pages: [
    page('/docs/connect', 'Docs', 'Connect', {
      sections: [
        {level: 1, anchor: '', heading: 'Connect', text: ['Connect the chat to a server.']},
        {
          level: 2,
          anchor: 'requestBodyLimits',
          heading: 'requestBodyLimits',
          text: ['Decides how much of the conversation a request holds.'],
          symbols: [['maxMessages', 'number · Most messages that are sent']],
          code: ['DeepChat'],
        },
        {level: 3, anchor: 'few', heading: 'Send few', text: ['Only the newest are sent.']},
      ],
    }),
    page('/docs/messages/', 'Messages', 'Messages', {
      sections: [
        {level: 1, anchor: '', heading: 'Messages', text: ['History and the rest.']},
        {
          level: 2,
          anchor: 'avatars',
          heading: 'avatars',
          text: ['Pictures beside messages. Hide them with false.'],
        },
      ],
    }),
    ...Array.from({length: 30}, (_, at) =>
      page(`/docs/directConnection/P${at}`, 'Direct connection', `Provider ${at}`, {
        sections: [
          {level: 1, anchor: '', heading: `Provider ${at}`, text: ['A widget of a provider.']},
          {level: 2, anchor: 'a', heading: 'Widget settings', text: ['widget']},
        ],
      }),
    ),
    page('/examples/widget', 'Examples', 'Corner', {
      sections: [{level: 1, anchor: '', heading: 'Corner', text: ['Something with one widget.']}],
    }),
  ],
};

// @vitest-environment happy-dom
import {beforeAll, describe, expect, it} from 'vitest';
import {factsOf} from '../../src/providers/catalog';
import {asPreview} from '../../src/playground/model/messages';
import {withoutPreviews} from '../../src/playground/model/withoutPreviews';
import {providers} from '../../src/data/providers';
import {recordRequest} from '../support/record';

const PREVIEW = 'a reply that no service gave';
const GIVEN = 'a reply of the service';
const said = [
  {role: 'user', text: 'First'},
  asPreview({role: 'ai', text: PREVIEW}),
  {role: 'user', text: 'Second'},
  {role: 'ai', text: GIVEN},
];
const newest = {role: 'user', text: 'Hello'};

const modes = providers.flatMap(({key}) =>
  factsOf(key)
    .modes.filter(({reply, text}) => reply && text)
    .map((mode) => ({name: `${key}.${mode.id}`, key, mode})),
);

/** The installed component's second request, after the filter. */
async function bodyOf({key, mode}: (typeof modes)[number], isFiltered: boolean): Promise<string> {
  const {body} = await recordRequest(key, mode, {
    properties: {
      history: said,
      requestInterceptor: (request: {body: unknown}) =>
        isFiltered ? withoutPreviews(request, [...said, newest]) : request,
    },
  });
  return JSON.stringify(body);
}

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

describe('replies that no service gave', () => {
  it.each(modes)('are not sent by $name', async (entry) => {
    const whole = await bodyOf(entry, false);
    const body = await bodyOf(entry, true);
    expect(body).not.toContain(PREVIEW);
    // Everything else goes as it would without the filter.
    for (const text of ['First', 'Second', GIVEN, 'Hello'])
      expect(body.includes(text), text).toBe(whole.includes(text));
  });

  it('would be sent by most providers', async () => {
    const openAI = modes.find(({name}) => name === 'openAI.completions')!;
    expect(await bodyOf(openAI, false)).toContain(PREVIEW);
  });

  it('are left out of requests of the component itself, also beside files', () => {
    const messages = [...said, newest];
    expect(withoutPreviews({body: {messages, locale: 'en'}}, messages).body).toEqual({
      messages: messages.filter((_, index) => index !== 1),
      locale: 'en',
    });
    // Only the newest messages go: `requestBodyLimits.maxMessages`.
    expect(withoutPreviews({body: {messages: messages.slice(1)}}, messages).body).toEqual({
      messages: messages.slice(2),
    });
    const form = new FormData();
    form.append('files', new Blob(['a']), 'a.txt');
    messages.forEach((message, index) =>
      form.append(`message${index + 1}`, JSON.stringify(message)),
    );
    const {body} = withoutPreviews({body: form}, messages);
    expect([...body.keys()]).toEqual(['files', 'message1', 'message2', 'message3', 'message4']);
    expect(body.get('message2')).toContain('Second');
  });

  it('change nothing where there are none', () => {
    const request = {body: {messages: [newest]}};
    expect(withoutPreviews(request, [newest])).toBe(request);
  });
});

import {describe, expect, it} from 'vitest';
import {asPreview} from './messages';
import {withoutPreviews} from './withoutPreviews';

const PREVIEW = 'a reply that no service gave';
const file = {src: 'data:image/png;base64,AA=='};
const first = {role: 'user', text: 'First'};
const preview = asPreview({role: 'ai', text: PREVIEW});
const second = {role: 'user', text: 'Second'};
const given = {role: 'ai', text: 'a reply of the service'};
const picture = {role: 'user', files: [file]};
const newest = {role: 'user', text: 'Hello'};
const said = [first, preview, second, given, newest];

/** An entry of a request for each message, as a provider could write it. */
const entries = (messages: readonly {role: string; text?: string}[]) =>
  messages.map(({role, text}) => ({
    role: role === 'ai' ? 'assistant' : role,
    content: text ?? [file],
  }));

const bodyOf = (body: unknown, messages: readonly object[] = said): unknown =>
  withoutPreviews({body}, messages).body;

describe('a request without the replies that no service gave', () => {
  it.each(['messages', 'contents', 'input'])('leaves them out of the list %s', (name) => {
    const rest = [first, second, given, newest];
    expect(bodyOf({model: 'm', [name]: entries(said)})).toEqual({
      model: 'm',
      [name]: entries(rest),
    });
  });

  it.each(['system', 'developer'])('counts no instructions of the role %s as messages', (role) => {
    const instruction = {role, content: 'Be kind.'};
    expect(bodyOf({messages: [instruction, ...entries(said)]})).toEqual({
      messages: [instruction, ...entries([first, second, given, newest])],
    });
  });

  it('finds them where only messages with a text are sent, and where only the newest are', () => {
    const messages = [first, preview, picture, second];
    expect(bodyOf({messages: entries(messages)}, messages)).toEqual({
      messages: entries([first, picture, second]),
    });
    expect(bodyOf({messages: entries([first, preview, second])}, messages)).toEqual({
      messages: entries([first, second]),
    });
    const instruction = {role: 'system', content: 'Be kind.'};
    expect(bodyOf({messages: [instruction, ...entries(said.slice(1))]})).toEqual({
      messages: [instruction, ...entries([second, given, newest])],
    });
  });

  it('keeps entries behind the last message, such as the results of tools, and those in no known form', () => {
    const tool = {role: 'tool', content: '42'};
    expect(bodyOf({messages: [...entries([first, preview]), tool]}, [first, preview])).toEqual({
      messages: [...entries([first]), tool],
    });
    expect(bodyOf({input: ['First', PREVIEW]}, [first, preview])).toEqual({input: ['First']});
    expect(bodyOf({input: [null, PREVIEW]}, [first, preview])).toEqual({input: [null]});
  });

  it('leaves them out of the texts of Hugging Face', () => {
    const inputs = {past_user_inputs: ['First', 'Second'], text: 'Hello'};
    const replies = [PREVIEW, given.text];
    const withPicture = [...said, {role: 'ai', files: [file]}];
    for (const messages of [said, withPicture])
      expect(bodyOf({inputs: {...inputs, generated_responses: replies}}, messages)).toEqual({
        inputs: {...inputs, generated_responses: [given.text]},
      });
  });

  it.each([
    ['without lists', {inputs: {text: 'Hello'}, messages: 'Hello'}],
    ['with another number of replies', {inputs: {generated_responses: [PREVIEW]}}],
    ['whose inputs are a text', {inputs: PREVIEW}],
    ['that is a text', PREVIEW],
    ['that is missing', undefined],
  ])('changes no body %s', (_, body) => {
    expect(bodyOf(body)).toEqual(body);
  });

  it('numbers the texts of a form again, and keeps its other fields', () => {
    const form = new FormData();
    form.append('files', new Blob(['a']), 'a.txt');
    form.append('locale', 'en');
    form.append('message1', JSON.stringify(preview));
    form.append('message2', JSON.stringify(second));
    form.append('message3', 'not JSON');
    form.append('message4', 'null');
    form.append('message10', JSON.stringify(preview));
    form.append('message11', JSON.stringify(newest));
    form.append('message6x', JSON.stringify(preview));
    form.append('my-message7', JSON.stringify(preview));
    const body = bodyOf(form);
    if (!(body instanceof FormData)) throw new Error('The form became something else.');
    expect(
      [...body.entries()].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]),
    ).toEqual([
      ['files', 'a.txt'],
      ['locale', 'en'],
      ['message1', JSON.stringify(second)],
      ['message2', 'not JSON'],
      ['message3', 'null'],
      ['message4', JSON.stringify(newest)],
      ['message6x', JSON.stringify(preview)],
      ['my-message7', JSON.stringify(preview)],
    ]);
  });

  it('is the same request where there are none, and keeps its headers', () => {
    const headers = {'x-a': '1'};
    const request = {headers, body: {messages: entries([first])}};
    expect(withoutPreviews(request, [first])).toBe(request);
    expect(withoutPreviews({headers, body: {messages: entries(said)}}, said).headers).toBe(headers);
    expect(withoutPreviews({headers, body: new FormData()}, said).headers).toBe(headers);
  });
});

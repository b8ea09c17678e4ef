import {beforeAll, describe, expect, it, vi} from 'vitest';
import {factsOf, modeOf} from '../../src/providers/catalog';
import type {RecordedRequest} from '../../src/providers/requests';
import {providers} from '../../src/data/providers';
import type {ProviderKey} from '../../src/providers/types';
import {liveChat} from '../support/liveChat';
import {recordRequest} from '../support/record';

const key = 'YOUR_API_KEY';

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

function request(
  provider: ProviderKey,
  mode: string,
  settings: object,
  connect?: object,
): Promise<RecordedRequest> {
  const given = {connection: {[provider]: {key, ...settings}}, properties: connect && {connect}};
  return recordRequest(provider, modeOf(provider, mode), given);
}

/**
 * Limits that the provider pages state. When one of these fails with a new release, the limit may be gone:
 * look at the page before you change the test.
 */
describe('the limits that the pages state', () => {
  it('openAI.completions ignores its own settings and takes those of chat', async () => {
    const own = await request('openAI', 'completions', {completions: {temperature: 0.1}});
    expect(own.body).not.toHaveProperty('temperature');
    const sibling = {completions: true, chat: {temperature: 0.1, system_prompt: 'Short.'}};
    const {url, body} = await request('openAI', 'completions', sibling);
    expect(url).toContain('/chat/completions');
    expect(body).toMatchObject({temperature: 0.1});
    expect((body as {messages: unknown[]}).messages[0]).toMatchObject({role: 'system'});
  });

  it('openAI.chat drops system_prompt and passes max_tokens on', async () => {
    const {body} = await request('openAI', 'chat', {
      chat: {system_prompt: 'Short.', max_tokens: 5, instructions: 'Be kind.'},
    });
    expect(JSON.stringify(body)).not.toContain('Short.');
    expect(body).toMatchObject({max_tokens: 5, instructions: 'Be kind.'});
  });

  it('openAI.speechToText ignores its own settings and takes those of audio', async () => {
    const own = await request('openAI', 'speechToText', {speechToText: {model: 'other'}});
    expect(own.body).toMatchObject({model: 'whisper-1'});
    const sibling = {speechToText: true, audio: {model: 'other', language: 'de'}};
    const {body} = await request('openAI', 'speechToText', sibling);
    expect(body).toMatchObject({model: 'other', language: 'de'});
  });

  it('openAI.textToSpeech always asks for mp3', async () => {
    const {body} = await request('openAI', 'textToSpeech', {
      textToSpeech: {response_format: 'wav'},
    });
    expect(body).toMatchObject({response_format: 'mp3'});
  });

  it('gemini writes typed generation settings to the top level', async () => {
    const {body} = await request('gemini', 'chat', {temperature: 0.2});
    expect(body).toMatchObject({temperature: 0.2});
    const additionalBodyProps = {generationConfig: {temperature: 0.2}};
    const nested = await request('gemini', 'chat', {}, {additionalBodyProps});
    expect(nested.body).toMatchObject(additionalBodyProps);
  });

  it('gemini sends no key when connect.url is set', async () => {
    const sent = await request('gemini', 'chat', {}, {url: 'https://proxy.example.com/gemini'});
    expect(JSON.stringify(sent)).not.toContain(key);
  });

  it('stabilityAI.imageToImage with an engine asks the path of text to image', async () => {
    const {url} = await request('stabilityAI', 'imageToImage', {
      imageToImage: {engine_id: 'other', step_schedule_start: 0.2, step_schedule_end: 0.8},
    });
    expect(url).toBe('https://api.stability.ai/v1/generation/other/text-to-image');
  });

  // tests/unit/requests.dom.test.ts names the modes that ignore additionalBodyProps.
  it('dify does not send its files', async () => {
    const {body} = await request('dify', 'chat', {files: [{type: 'image', id: 'f-1'}]});
    expect(JSON.stringify(body)).not.toContain('f-1');
  });

  it.each([
    ['mistral', 'user'],
    ['cohere', 'user'],
    ['bigModel', 'user'],
    ['groq', 'guide'],
    ['together', 'guide'],
    ['claude', 'assistant'],
    ['qwen', 'assistant'],
  ] as const)('%s sends a role of your own as %s', async (provider, role) => {
    const {placement} = factsOf(provider);
    const {body} = await recordRequest(provider, modeOf(provider, 'chat'), {
      connection: {[provider]: {key, ...(placement !== 'root' && {chat: true})}},
      properties: {history: [{role: 'guide', text: 'From a guide.'}]},
    });
    const {messages} = body as {messages: readonly {role: string}[]};
    expect(messages[0]?.role).toBe(role);
  });

  it('deepSeek: settings win over additionalBodyProps, it wins over defaults', async () => {
    const additionalBodyProps = {temperature: 0.9, max_tokens: 7, user: 'u'};
    const {body} = await request('deepSeek', 'chat', {temperature: 0.3}, {additionalBodyProps});
    expect(body).toMatchObject({temperature: 0.3, max_tokens: 7, user: 'u'});
  });

  const root = providers.filter(
    (provider) =>
      factsOf(provider.key).placement === 'root' && !['dify', 'ollama'].includes(provider.key),
  );
  it.each(root)('$key copies validateKeyProperty into its request', async ({key: provider}) => {
    // The key is checked first, so the check is answered as each provider answers it.
    globalThis.fetch = () => Promise.resolve(new Response('{"data": []}'));
    const handler = vi.fn();
    const directConnection = {[provider]: {key, validateKeyProperty: true}};
    const {chat} = await liveChat({directConnection, connect: {handler}});
    chat.submitUserMessage({text: 'Hello'});
    await vi.waitFor(() => expect(handler).toHaveBeenCalled(), 4000);
    chat.remove();
    expect(handler.mock.calls[0]![0]).toMatchObject({validateKeyProperty: true});
  });
});

import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {beforeAll, describe, expect, it} from 'vitest';
import {attachments, capabilities} from '../../src/providers/capabilities';
import {factsOf} from '../../src/providers/catalog';
import {MASK} from '../../src/lib/keyEchoes';
import {requests, type RecordedRequest} from '../../src/providers/requests';
import {addressOf, KEY_PLACEHOLDER, leastValues} from '../../src/providers/modeConnection';
import {providers} from '../../src/data/providers';
import {words} from '../support/liveChat';
import {recordable as modes, recordRequest, sample} from '../support/record';
import {SITE} from '../support/repository';

const found: Record<string, RecordedRequest> = {};

beforeAll(async () => {
  await import('deep-chat');
}, 120_000);

function addressWithoutKey({url}: RecordedRequest): string {
  return url.replace(`key=${KEY_PLACEHOLDER}`, `key=${MASK}`);
}

function isStreamed({url, body}: RecordedRequest): boolean {
  const {stream, response_mode: mode} = body as {stream?: boolean; response_mode?: string};
  return stream === true || mode === 'streaming' || url.includes('stream');
}

describe('the recorded requests', () => {
  it.each(modes)('$name goes where the catalog says', async ({name, key, mode}) => {
    const request = await recordRequest(key, mode);
    found[name] = request;
    expect(addressWithoutKey(request)).toBe(addressOf(mode, leastValues(mode)));
  });

  it('are those of the installed package', async () => {
    const file = path.join(SITE, 'src/providers/recordedRequests.json');
    // After a new release: npx vitest run tests/unit/requests.dom.test.ts -u
    const style = await resolveConfig(file);
    const text = await format(JSON.stringify(found), {...style, parser: 'json'});
    await expect(text).toMatchFileSnapshot(file);
  });
});

it('additionalBodyProps have no effect in the modes that the page names', async () => {
  expect(words('docs/directConnection/index.mdx')).toContain(
    "Dify, AssemblyAI, and Hugging Face's `questionAnswer` and file modes ignore it. So do the Azure modes other than `openAI`, except for [a few names](/docs/directConnection/Azure#limits). Assistants send it when they start a run.",
  );
  const properties = {connect: {additionalBodyProps: {extra: 'yes'}}};
  const ignoring: string[] = [];
  for (const {name, key, mode} of modes) {
    const {body} = await recordRequest(key, mode, {properties});
    if (!JSON.stringify(body).includes('extra')) ignoring.push(name);
  }
  expect(ignoring).toEqual([
    // Their first request creates the assistant; the one that starts a run has them.
    'openAI.assistant',
    'azure.openAI.assistant',
    'azure.textToSpeech',
    'azure.speechToText',
    'azure.summarization',
    'huggingFace.questionAnswer',
    'huggingFace.audioSpeechRecognition',
    'huggingFace.audioClassification',
    'huggingFace.imageClassification',
    'assemblyAI.audio',
    'dify.chat',
  ]);
});

describe('the capabilities and the requests', () => {
  it.each(modes)('$name carries its key where they say', ({name, key}) => {
    const {url, headers} = requests[name]!;
    const header = Object.entries(headers).find(([, value]) => value.includes(KEY_PLACEHOLDER));
    const said = capabilities[key].key;
    if (!factsOf(key).needsKey) expect(said).toContain('no key');
    else if (!header) {
      expect(said).toContain('the URL');
      expect(url).toContain(`key=${KEY_PLACEHOLDER}`);
    } else {
      expect(said).toContain(`\`${header[0]}`);
      expect(said.includes('Bearer`')).toBe(header[1].startsWith('Bearer '));
    }
  });

  const chats = modes.filter(({mode}) => mode.reply && mode.text && mode.stream);
  it.each(chats)('$name streams', async ({key, mode}) => {
    const request = await recordRequest(key, mode, {stream: true});
    expect(isStreamed(request)).toBe(true);
    expect(addressWithoutKey(request)).toBe(addressOf(mode, leastValues(mode), true));
    expect(capabilities[key].streaming).not.toMatch(/^no\b/);
  });

  it('say no streaming where no mode streams', () => {
    const none = providers.filter(({key}) => !factsOf(key).modes.some(({stream}) => stream));
    const said = providers.filter(({key}) => /^no\b/.test(capabilities[key].streaming));
    expect(said).toEqual(none);
  });

  // Dify uploads a file before it asks, so the request does not carry it.
  const withFiles = chats
    .filter(({key}) => key !== 'dify')
    .flatMap((chat) => (['image', 'audio', 'pdf'] as const).map((kind) => ({...chat, kind})));
  it.each(withFiles)('$name with a file: $kind', async ({name, key, mode, kind}) => {
    const file = sample(kind);
    const request = await recordRequest(key, mode, {
      files: [file],
      properties: {mixedFiles: true, images: true, audio: true},
    });
    const carries = JSON.stringify(request.body).includes(btoa(`content of a ${kind}`));
    const said = (attachments[name] ?? []).map((each) => each.replace(/s$/, ''));
    expect(carries).toBe(said.includes(kind));
    if (carries) expect(capabilities[key][kind === 'image' ? 'images' : 'audio']).not.toBe('no');
  });

  it('say no images and audio where no mode takes them', () => {
    for (const {key} of providers) {
      const takes = factsOf(key).modes.flatMap(({id}) => attachments[`${key}.${id}`] ?? []);
      const {images, audio} = capabilities[key];
      if (images === 'no') expect(takes).not.toContain('images');
      if (audio === 'no') expect(takes).not.toContain('audio');
    }
  });
});

import {beforeAll, describe, expect, it, vi} from 'vitest';
import {factsOf} from '../../src/providers/catalog';
import {requestOf, requests} from '../../src/providers/requests';
import {typeOf} from '../../src/plugins/api-reference/model';
import {followPath, openTypes} from '../../src/plugins/api-reference/paths';
import {DEFAULTS} from '../../src/data/defaults';
import {providers} from '../../src/data/providers';
import {liveChat} from '../support/liveChat';
import {read} from '../support/repository';
import {readDocs, type DocsModel} from './docsModel';

const bundle = read('node_modules/deep-chat/dist/deepChat.js');
const all = Object.entries(DEFAULTS);
let docs: DocsModel;

beforeAll(async () => {
  docs = await readDocs();
  await import('deep-chat');
}, 120_000);

function sourceOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

describe('the list of defaults', () => {
  it('names only fields of the package', () => {
    const wrong = all.filter(([key]) => {
      const [type = '', ...path] = key.split('.');
      if (path.length === 0) return !docs.model.properties.some(({name}) => name === type);
      return !typeOf(docs.model, type)?.fields.some((field) => field.path === path.join('.'));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  const inBundle = all.flatMap(([key, {proof}]) =>
    'bundle' in proof ? [[key, proof.bundle] as const] : [],
  );
  it.each(inBundle)('%s is in the bundle', (_key, text) => {
    expect(bundle.includes(text), `The bundle has no ${text}`).toBe(true);
  });
});

describe('the defaults that a chat shows', () => {
  const inRequests = all.flatMap(([key, {proof}]) =>
    'recorded' in proof ? [[key, proof] as const] : [],
  );
  // tests/unit/requests.dom.test.ts records the requests with the installed package.
  it.each(inRequests)('%s is in the recorded request', (_key, {recorded, text}) => {
    const {url, headers, body} = requests[recorded]!;
    const written = [
      url,
      JSON.stringify(headers),
      typeof body === 'string' ? body : JSON.stringify(body),
    ];
    expect(written.some((part) => part.includes(text))).toBe(true);
  });

  const shown = all.flatMap(([key, {value, proof}]) =>
    'drawn' in proof ? [[key, value.replace(/^'|'$/g, ''), proof.drawn] as const] : [],
  );
  it.each(shown)('%s is drawn: %s', async (_key, value, properties) => {
    const {chat} = await liveChat(properties);
    chat.submitUserMessage({text: 'hi'});
    await vi.waitFor(() => {
      const view = chat.shadowRoot?.innerHTML ?? '';
      expect(view + Object.keys(localStorage).join()).toContain(value);
    }, 4000);
    chat.remove();
  });

  it('are all those that requests hold for settings left out', () => {
    const missing = providers.flatMap(({key: provider}) => {
      const {placement, modes} = factsOf(provider);
      return modes.flatMap((mode) => {
        const request = requestOf(provider, mode.id);
        if (request?.kind !== 'json') return [];
        const place = placement === 'root' ? provider : `${provider}.${mode.id}`;
        const steps = followPath(docs.model, ['DirectConnection'], place) ?? [];
        const types = openTypes(docs.model, steps.at(-1)?.field.refs ?? []);
        const given = Object.entries(request.body as Readonly<Record<string, unknown>>);
        return given
          .filter(([, value]) => typeof value !== 'object')
          .filter(([name]) => mode.fields.some((field) => field.name === name && !field.required))
          .filter(([name, value]) => {
            const known = types.map((type) => DEFAULTS[`${type}.${name}`]?.value);
            return !known.includes(sourceOf(value));
          })
          .map(([name, value]) => `${place}.${name}: ${sourceOf(value)}`);
      });
    });
    expect(missing).toEqual([]);
  });

  it('leave few to sight', () => {
    const count = (kind: string) => all.filter(([, {proof}]) => kind in proof).length;
    const run = count('recorded') + count('drawn');
    console.log(
      `defaults: ${all.length}, read at run time: ${run}, in the bundle's text: ${count('bundle')}, seen in a browser: ${count('seen')}`,
    );
    expect(count('seen')).toBeLessThanOrEqual(5);
  });
});

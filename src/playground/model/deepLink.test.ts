import {describe, expect, it} from 'vitest';
import {providers} from '../../data/providers';
import {factsOf} from '../../providers/catalog';
import {deepLinkNotes, deepLinkPreview, readDeepLink, type DeepLink} from './deepLink';

describe('readDeepLink', () => {
  it('prepares a chat', () => {
    expect(
      readDeepLink(
        '?p=claude&temperature=0.5&system_prompt=Be%20kind.&stream=1&stop_sequences=a,b',
      ),
    ).toEqual({
      connection: {
        provider: 'claude',
        mode: 'chat',
        values: {
          'claude.chat': {temperature: 0.5, system_prompt: 'Be kind.', stop_sequences: ['a', 'b']},
        },
        stream: true,
        dryRun: false,
      },
      ignored: [],
    });
    expect(readDeepLink('?p=openai&mode=images&n=2')?.connection).toMatchObject({
      provider: 'openAI',
      mode: 'images',
    });
    expect(readDeepLink('')).toBeUndefined();
  });

  it('says what it leaves out', () => {
    expect(readDeepLink('?p=nobody')).toEqual({ignored: ['the provider nobody']});
    expect(readDeepLink('?p=claude&mode=sing&temperature=9&nonsense=1')?.ignored).toEqual([
      'the mode sing',
      'temperature=9',
      'nonsense=1',
    ]);
  });

  it('takes a key out without repeating it, also where nothing else is asked for', () => {
    for (const search of ['?p=claude&key=SENTINEL', '?api_key=SENTINEL', '?X-Token=SENTINEL&p=x']) {
      const found = readDeepLink(search);
      expect(found?.hasSecret).toBe(true);
      expect(JSON.stringify(found)).not.toContain('SENTINEL');
    }
    expect(readDeepLink('?p=claude')).not.toHaveProperty('hasSecret');
  });

  // @spec playground.36
  it('takes no address, key or header', () => {
    const found = readDeepLink(
      '?p=azure&mode=openAI.chat&endpoint=https%3A%2F%2Fa&key=K&url=x&headers=y&temperature=1',
    );
    expect(found?.connection?.values).toEqual({'azure.openAI.chat': {temperature: 1}});
    expect(found?.ignored).toEqual(['endpoint=https://a', 'url=x', 'headers=y']);
  });
});

describe('values of an address', () => {
  const switches = providers.flatMap(({key}) => {
    const [mode] = factsOf(key).modes;
    const field = mode?.fields.find(({kind}) => kind === 'switch');
    return mode && field ? [{key, mode: mode.id, name: field.name}] : [];
  });

  it('are true and false for switches, and nothing else', () => {
    expect(switches.length).toBeGreaterThan(0);
    for (const {key, mode, name} of switches) {
      const valueOf = (text: string) => readDeepLink(`?p=${key}&${name}=${text}`);
      for (const is of [true, false])
        expect(valueOf(String(is))?.connection?.values).toEqual({
          [`${key}.${mode}`]: {[name]: is},
        });
      expect(valueOf('yes')).toMatchObject({connection: {values: {}}, ignored: [`${name}=yes`]});
    }
  });

  it('are no numbers when they are empty', () => {
    for (const text of ['', '%20', 'x'])
      expect(readDeepLink(`?p=claude&temperature=${text}`)?.connection?.values).toEqual({});
  });

  it('are at most thirty, and shown in short', () => {
    const many = Array.from({length: 40}, (_, at) => `n${at}=1`).join('&');
    expect(readDeepLink(`?p=claude&${many}`)?.ignored).toHaveLength(29);
    const long = 'x'.repeat(50);
    expect(readDeepLink(`?p=claude&mode=${long}&${long}=${long}`)?.ignored).toEqual([
      `the mode ${'x'.repeat(40)}`,
      `${'x'.repeat(40)}=${'x'.repeat(40)}`,
    ]);
    expect(readDeepLink(`?p=${long}`)?.ignored).toEqual([`the provider ${'x'.repeat(40)}`]);
  });

  it('stream where the mode can, and the address asks for it', () => {
    for (const [asked, isStream] of [
      ['stream', true],
      ['stream=1', true],
      ['stream=true', true],
      ['stream=0', false],
      ['x=1', false],
    ] as const)
      expect(readDeepLink(`?p=claude&${asked}`)?.connection?.stream).toBe(isStream);
    expect(readDeepLink('?p=openai&mode=images&stream')?.connection?.stream).toBe(false);
  });

  it('are explained where they were left out', () => {
    expect(deepLinkNotes({ignored: []})).toEqual([]);
    expect(deepLinkNotes({ignored: ['a=1', 'b=2'], hasSecret: true})).toEqual([
      expect.stringContaining('also asked for a=1, b=2.'),
      expect.stringContaining('contained a key'),
    ]);
    expect(readDeepLink('?api_key=K')).toEqual({ignored: [], hasSecret: true});
  });
});

describe('deepLinkPreview', () => {
  const preview = (search: string) => deepLinkPreview(readDeepLink(search) as DeepLink);

  it('shows every setting before it is used, and what was left out', () => {
    const found = preview('?p=claude&system_prompt=Tell%20evil%20everything.&nonsense=1');
    expect(found?.workspace?.chats).toEqual([
      expect.objectContaining({
        provider: 'claude',
        values: {'claude.chat': {system_prompt: 'Tell evil everything.'}},
      }),
    ]);
    expect(found?.notes?.join()).toContain('nonsense=1');
  });

  it('is not needed for a provider alone', () => {
    for (const search of ['?p=claude', '?p=openai&mode=images&stream=1', '?p=nobody'])
      expect(preview(search)).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {deepLinkPreview, readDeepLink, type DeepLink} from './deepLink';

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

  it('takes no address, key or header', () => {
    const found = readDeepLink(
      '?p=azure&mode=openAI.chat&endpoint=https%3A%2F%2Fa&key=K&url=x&headers=y&temperature=1',
    );
    expect(found?.connection?.values).toEqual({'azure.openAI.chat': {temperature: 1}});
    expect(found?.ignored).toEqual(['endpoint=https://a', 'url=x', 'headers=y']);
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

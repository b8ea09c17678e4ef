import {describe, expect, it} from 'vitest';
import {readDeepLink} from './deepLink';

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
});

import {describe, expect, it} from 'vitest';
import {fromExample, readDeepLink} from './fromAddress';

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
    expect(readDeepLink('?p=openai&mode=images&n=2').connection).toMatchObject({
      provider: 'openAI',
      mode: 'images',
    });
    expect(readDeepLink('')).toEqual({ignored: []});
  });

  it('says what it leaves out', () => {
    expect(readDeepLink('?p=nobody')).toEqual({ignored: ['the provider nobody']});
    expect(readDeepLink('?p=claude&mode=sing&temperature=9&nonsense=1').ignored).toEqual([
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
      expect(readDeepLink(`?p=claude&temperature=${text}`).connection?.values).toEqual({});
  });

  it('are at most thirty, and shown in short', () => {
    const many = Array.from({length: 40}, (_, at) => `n${at}=1`).join('&');
    expect(readDeepLink(`?p=claude&${many}`).ignored).toHaveLength(29);
    const long = 'x'.repeat(50);
    expect(readDeepLink(`?p=claude&mode=${long}&${long}=${long}`).ignored).toEqual([
      `the mode ${'x'.repeat(40)}`,
      `${'x'.repeat(40)}=${'x'.repeat(40)}`,
    ]);
    expect(readDeepLink(`?p=${long}`).ignored).toEqual([`the provider ${'x'.repeat(40)}`]);
  });
});

it('says what it leaves out, and makes a demo of the rest', () => {
  const {workspace, notes} = fromExample({
    title: 'Styles',
    config: {demo: true, messageStyles: {default: {}}, directConnection: null},
  });
  expect(workspace?.chats[0]).not.toHaveProperty('provider');
  expect(notes).toEqual(['The playground has no setting for messageStyles.']);
});

it('takes the address of your server over, without the values of its headers', () => {
  const connect = {
    url: 'https://my.example/chat',
    method: 'PUT',
    headers: {Authorization: 'S3CRET', Accept: 'text/plain'},
    credentials: 'include',
    additionalBodyProps: {locale: 'en'},
  };
  const {workspace, notes} = fromExample({
    title: 'Mine',
    config: {connect, requestBodyLimits: {maxMessages: 3}},
  });
  expect(notes).toEqual([]);
  expect(workspace?.chats[0]).toMatchObject({
    name: 'Mine',
    mode: 'custom',
    stream: false,
    values: {
      'connect.custom': {
        ...connect,
        headers: {Authorization: '', Accept: 'text/plain'},
        requestBodyLimits: {maxMessages: 3},
      },
    },
  });
});

it.each([
  [
    {claude: {key: 'SENTINEL', system_prompt: 'Hi'}},
    'chat',
    {'claude.chat': {system_prompt: 'Hi'}},
  ],
  [{openAI: {key: 'SENTINEL', chat: {temperature: 1}}}, 'chat', {'openAI.chat': {temperature: 1}}],
  [{openAI: {key: 'SENTINEL', images: {n: 2}}}, 'images', {'openAI.images': {n: 2}}],
  [{openAI: true}, 'chat', {}],
  [{openAI: {images: true}}, 'images', {}],
])('takes provider, mode and settings of %o, never a key', (directConnection, mode, values) => {
  const connect = {stream: true, url: 'https://my.example'};
  const {workspace} = fromExample({title: 'One', config: {directConnection, connect}});
  const provider = Object.keys(directConnection)[0];
  expect(workspace?.chats[0]).toMatchObject({name: 'One', provider, mode, stream: true});
  const server = {[`connect.${provider}.${mode}`]: {url: 'https://my.example'}};
  expect(workspace?.chats[0]?.values).toEqual({...values, ...server});
  expect(JSON.stringify(workspace)).not.toContain('SENTINEL');
});

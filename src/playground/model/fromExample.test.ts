import {expect, it} from 'vitest';
import {fromExample} from './fromExample';

it('takes provider, mode, settings and streaming over, never a key', () => {
  const {workspace} = fromExample({
    title: 'An example',
    config: {
      directConnection: {openAI: {key: 'SENTINEL', images: {n: 2}}},
      connect: {stream: true},
    },
  });
  expect(workspace?.chats[0]).toMatchObject({
    name: 'An example',
    provider: 'openAI',
    mode: 'images',
    values: {'openAI.images': {n: 2}},
    stream: true,
  });
  expect(JSON.stringify(workspace)).not.toContain('SENTINEL');
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
    {directConnection: {claude: {key: 'K', system_prompt: 'Hi'}}},
    'chat',
    {'claude.chat': {system_prompt: 'Hi'}},
  ],
  [
    {directConnection: {openAI: {key: 'K', chat: {temperature: 1}}}},
    'chat',
    {'openAI.chat': {temperature: 1}},
  ],
  [{directConnection: {openAI: true}}, 'chat', {}],
  [{directConnection: {openAI: {images: true}}}, 'images', {}],
  // A provider has its own address.
  [{directConnection: {claude: {}}, connect: {url: 'https://my.example'}}, 'chat', {}],
])('takes the mode of %o over', (config, mode, values) => {
  const {workspace} = fromExample({title: 'One', config});
  expect(workspace?.chats[0]).toMatchObject({mode, values});
  expect(workspace?.chats[0]?.provider).toBeDefined();
  expect(Object.keys(workspace?.chats[0]?.values ?? {})).toEqual(Object.keys(values));
});

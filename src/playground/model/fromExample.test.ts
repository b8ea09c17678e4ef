import {expect, it} from 'vitest';
import {fromExample} from './fromExample';

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

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

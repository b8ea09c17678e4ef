import {expect, it} from 'vitest';
import {conversationText} from './conversationText';
import {plainMessages} from './messages';

const messages = plainMessages([
  {
    role: 'user',
    text: 'Hello',
    _sessionId: 'x',
    files: [{src: 'data:image/png;base64,AA', name: 'a.png', type: 'image', ref: {}}],
  },
  {role: 'ai', text: '**Hi**'},
  {role: 'ai', html: '<b>There</b>'},
]);

it('writes a conversation for users', () => {
  expect(conversationText('Support', messages, 'md')).toBe(
    '# Support\n\n**You**\n\nHello\n\n*File: a.png*\n\n**Assistant**\n\n**Hi**\n\n**Assistant**\n\n```html\n<b>There</b>\n```\n',
  );
});

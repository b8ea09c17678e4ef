import {expect, it} from 'vitest';
import {conversationText, fileName} from './conversationText';

const messages = [
  {
    role: 'user',
    text: 'Hello',
    _sessionId: 'x',
    files: [{src: 'data:image/png;base64,AA', name: 'a.png', type: 'image', ref: {}}],
  },
  {role: 'ai', text: '**Hi**'},
  {role: 'ai', html: '<b>There</b>'},
];

it('writes a conversation for users', () => {
  expect(conversationText('Support', messages, 'md')).toBe(
    '# Support\n\n**You**\n\nHello\n\n*File: a.png*\n\n**Assistant**\n\n**Hi**\n\n**Assistant**\n\n```html\n<b>There</b>\n```\n',
  );
});

it('names the file after the chat', () => {
  expect(fileName('OpenAI: Chat (2)', 'md')).toBe('openai-chat-2.md');
  expect(fileName('Über/..', 'json')).toBe('u-ber.json');
  expect(fileName('日本', 'json')).toBe('conversation.json');
});

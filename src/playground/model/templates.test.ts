import {expect, it} from 'vitest';
import {warningsOf} from '../style/colors';
import {elementProps} from './elementProps';
import {sendingOf} from './connection';
import {templates} from './templates';

const silent = {onRequest: () => undefined, onReply: () => undefined};

it.each(templates)('$name answers without a key and can be read', ({workspace}) => {
  expect(workspace.chats.length).toBeGreaterThan(0);
  for (const chat of workspace.chats) {
    expect(sendingOf(chat, {})).not.toBe('live');
    const props = elementProps(chat, workspace.shared, {}, silent) as Record<string, unknown>;
    const isAnswered =
      'demo' in props || typeof (props.connect as {handler?: unknown}).handler === 'function';
    expect(isAnswered).toBe(true);
    expect(warningsOf(chat.look ?? {})).toEqual([]);
  }
});

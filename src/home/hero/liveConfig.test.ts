import {expect, it} from 'vitest';
import {chips} from './chips';
import {liveConfig} from './liveConfig';

it.each(chips)('$id: a live chat sends nothing', async (chip) => {
  const {connect} = liveConfig(chip);
  expect(connect).not.toHaveProperty('url');
  const replies: string[] = [];
  await new Promise<void>((resolve) => {
    connect!.handler!({}, {
      onOpen: () => undefined,
      onClose: resolve,
      stopClicked: {listener: () => undefined},
      newUserMessage: {listener: () => undefined},
      onResponse: ({text}: {text: string}) => {
        replies.push(text);
        if (!connect!.stream) resolve();
        return Promise.resolve();
      },
    } as never);
  });
  expect(replies.join('')).toContain('nothing was sent');
});

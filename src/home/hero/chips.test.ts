import {describe, expect, it} from 'vitest';
import {heroScenes} from '../recordings/scenes';
import {BASE, chips, INTRO_LINE, liveConfig, propertiesOf} from './chips';

describe('the chips of the hero', () => {
  it.each(chips)('$id: the five lines set up the chat that was recorded', (chip) => {
    const lines = {...BASE, [chip.line]: chip.code};
    const properties = {
      ...propertiesOf(lines.connect),
      ...propertiesOf(INTRO_LINE),
      ...propertiesOf(lines.other),
    };
    const {history, ...config} = heroScenes[chip.id].config as Record<string, unknown>;
    expect(properties).toEqual(config);
    expect(history).not.toEqual([]);
  });

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
});

import {describe, expect, it} from 'vitest';
import {readFenceSettings} from './fenceSettings';

describe('readFenceSettings', () => {
  it('reads a title and a height', () => {
    expect(readFenceSettings('live title="A chat" height="420"')).toEqual({
      title: 'A chat',
      height: 420,
    });
  });

  it('reads the height of the block and a prompt', () => {
    expect(readFenceSettings('live title="A" body="480" prompt="How do I stream?"')).toEqual({
      title: 'A',
      height: 360,
      body: 480,
      prompt: 'How do I stream?',
    });
  });

  it.each([
    'live',
    'live title="a" body="2000"',
    'live title="a" prompt',
    'live title="a" prompt=""',
    'live title="a" prompt="  "',
    `live title="a" prompt="${'x'.repeat(41)}"`,
    'live title=""',
    `live title="${'x'.repeat(61)}"`,
    'live title="a" height="big"',
    'live title="a" wide',
  ])('refuses %j', (meta) => {
    expect(() => readFenceSettings(meta)).toThrow();
  });
});

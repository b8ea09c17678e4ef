import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFences} from './checkFences';
import {readFenceSettings} from './fenceSettings';

const site = path.resolve(__dirname, '../../..');

function problemsOf(source: string): string[] {
  const fence = {title: 'A', height: 360, file: path.join(site, 'docs/a.mdx'), line: 10, source};
  return checkFences([fence], site);
}

describe('checkFences', {timeout: 60_000}, () => {
  it('accepts what the component has', () => {
    expect(
      problemsOf(
        '<>\n<DeepChat demo={true} onMessage={({message}) => log(message)} />\n<button onClick={() => chat.clearMessages()}>A</button>\n</>',
      ),
    ).toEqual([]);
  });

  it.each([
    ['<DeepChat />\n<DeepChat />', /docs\/a\.mdx:1\d .*/],
    ['let a = 1;\n<DeepChat />', /docs\/a\.mdx:11 {2}Only const/],
    ['<DeepChat\n  demoo={true}\n/>', /docs\/a\.mdx:12 .*demoo/],
    ['<DeepChat\n  demo={true}\n  maxVisibleMessages="many"\n/>', /docs\/a\.mdx:13 .*string/],
    ['<DeepChat avatars={{user: {styles: {position: "left"}}}} />', /docs\/a\.mdx:11 .*left/],
    ['const a = () => chat.clearAll();\n<DeepChat onMessage={a} />', /docs\/a\.mdx:11 .*clearAll/],
  ])('names file and line of %j', (source, message) => {
    expect(problemsOf(source).join('\n')).toMatch(message);
  });
});

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

import {describe, expect, it} from 'vitest';
import {EchoMask} from './echoMask';
import {echoesOf, MASK} from './keyEchoes';

const KEY = 'sk-sentinel/7431+x';
const maskOf = (key = KEY) => new EchoMask(() => echoesOf(key));

describe('EchoMask', () => {
  it('masks a key in every cut of a stream, and nothing else', () => {
    const text = `![x](https://stranger.example/?k=${KEY}) and more`;
    for (let first = 1; first < text.length; first++) {
      const mask = maskOf();
      const shown = mask.text(text.slice(0, first)) + mask.text(text.slice(first));
      // Fewer than six characters of a key's beginning look like ordinary text.
      expect(shown.replace(/k=\S{0,5}(•+)?\)/, 'k=)'), String(first)).toBe(
        '![x](https://stranger.example/?k=) and more',
      );
      expect(shown).not.toContain(KEY.slice(0, 6));
    }
  });

  it('holds back what could begin a key, and shows it when it is something else', () => {
    const mask = maskOf();
    expect(mask.text('It begins with sk-sent')).toBe('It begins with ');
    expect(mask.text('ences.')).toBe('sk-sentences.');
  });

  it('masks keys in the values and names of an event, in other encodings too', () => {
    const reply = {
      [KEY]: 1,
      list: [encodeURIComponent(KEY), btoa(KEY)],
      error: {message: `Wrong: ${KEY}`},
    };
    expect(maskOf().reply(reply)).toEqual({
      [MASK]: 1,
      list: [MASK, MASK],
      error: {message: `Wrong: ${MASK}`},
    });
  });

  it('keeps the texts of different places apart', () => {
    const mask = maskOf();
    expect(mask.reply({a: 'sk-sentinel/', b: 'x'})).toEqual({a: '', b: 'x'});
    expect(mask.reply({b: '7431+x'})).toEqual({b: '7431+x'});
  });

  it('changes nothing without a key', () => {
    expect(maskOf('').text('sk-sentinel/7431+x')).toBe('sk-sentinel/7431+x');
  });
});

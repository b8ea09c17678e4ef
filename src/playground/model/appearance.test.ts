import {describe, expect, it} from 'vitest';
import {checkAppearance, withAppearance, tidy, type Appearance} from './appearance';

const full: Appearance = {
  look: {
    surface: '#102030',
    userText: '#ffffff',
    radius: 12,
    font: 'serif',
    aiName: 'Ada',
    aiAvatar: 'built-in',
    sendPosition: 'outside-end',
  },
  media: ['images', 'camera'],
  scenario: 'markdown',
  skipBroadcast: true,
};

describe('checkAppearance', () => {
  it('keeps a whole appearance', () => {
    expect(checkAppearance(JSON.parse(JSON.stringify(full)) as never)).toEqual(full);
  });

  it('knows the earlier name of a part', () => {
    expect(checkAppearance({apart: true})).toEqual({skipBroadcast: true});
  });

  it('keeps nothing of what it does not know', () => {
    const hostile = {
      look: {
        surface: 'url(https://evil.example)',
        user: '#fff;background:url(x)',
        radius: 1e9,
        fontSize: Number.NaN,
        font: 'Comic',
        aiAvatar: 'https://evil.example/pixel.png',
        userAvatar: 'data:image/svg+xml;base64,AAAA',
        sendPosition: 'dropup-menu',
        aiName: 7,
        extra: true,
      },
      media: ['images', 'images', 'shell', 3],
      scenario: '__proto__',
      apart: 'yes',
    };
    expect(checkAppearance(hostile)).toEqual({media: ['images']});
    for (const look of [null, [], 'x', 3]) expect(checkAppearance({look})).toEqual({});
    expect(checkAppearance(Object.create({look: full.look}) as never)).toEqual({});
  });

  it('takes characters out of texts that hide or turn them, and cuts long ones', () => {
    const {look} = checkAppearance({
      look: {aiName: 'Ada\u202eevil\u0000', intro: `a\nb${'c'.repeat(900)}`, placeholder: '\u200b'},
    });
    expect(look).toEqual({aiName: 'Adaevil', intro: `a\nb${'c'.repeat(597)}`});
  });
});

describe('withAppearance', () => {
  it('changes one part and takes out what becomes usual again', () => {
    const chat = {id: 'c1', ...full};
    expect(
      withAppearance(chat, {scenario: 'standard', look: {}, skipBroadcast: undefined}),
    ).toEqual({
      id: 'c1',
      media: full.media,
    });
    expect(tidy({media: [], look: {}})).toEqual({});
  });
});

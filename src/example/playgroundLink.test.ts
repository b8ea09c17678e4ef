import {describe, expect, it} from 'vitest';
import {playgroundLink, readPlaygroundLink} from './playgroundLink';

describe('playgroundLink', () => {
  it('carries an example there and back', () => {
    const example = {
      title: 'Größe 漢 😀',
      config: {demo: true, introMessage: {text: '</a> & "b"'}},
    };
    const link = playgroundLink(example);
    expect(link).toMatch(/^\/playground#example=[\w-]+$/);
    expect(readPlaygroundLink(link.slice('/playground'.length))).toEqual(example);
  });

  it.each(['', '#example=', '#example=%%%', '#example=AAAA', '#other=abc'])(
    'refuses %j',
    (hash) => {
      expect(readPlaygroundLink(hash)).toBeUndefined();
    },
  );
});

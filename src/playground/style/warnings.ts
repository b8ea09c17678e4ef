import {skins} from '../../chat/skins';
import {lookIn} from './brand';
import {ENOUGH, ratioOf} from './contrast';
import type {Look} from './look';

/** Text that is hard to read in a look. */
export interface Warning {
  /** What is hard to read, for a sentence. */
  readonly what: string;
  /** The color of the text, by its name in the look. */
  readonly text: 'text' | 'userText' | 'replyText';
  /** The lower of the ratios in both color modes, cut to two digits. */
  readonly ratio: number;
}

const pairs = [
  {what: 'The text on the background', text: 'text', behind: 'surface', usual: 'surface'},
  {what: 'The text of own messages', text: 'userText', behind: 'user', usual: 'user'},
  {what: 'The text of replies', text: 'replyText', behind: 'reply', usual: 'reply'},
] as const;

/** Texts of a look that have too little contrast, in either color mode of the page. */
export function warningsOf(look: Look): readonly Warning[] {
  return pairs.flatMap(({what, text, behind, usual}) => {
    const ratios = (['light', 'dark'] as const).flatMap((mode) => {
      const {[text]: color, [behind]: background = skins[mode][usual]} = lookIn(look, mode);
      // Text without a color of its own follows what is behind it and can be read.
      return color ? [ratioOf(color, background)] : [];
    });
    const ratio = Math.min(...ratios);
    // Cut, not rounded: 4.499 is not 4.5.
    return ratio < ENOUGH ? [{what, text, ratio: Math.floor(ratio * 100) / 100}] : [];
  });
}

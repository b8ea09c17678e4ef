import {skins} from '../../chat/skins';
import {lookIn} from './brand';
import {ENOUGH, ratioOf} from './contrast';
import type {Look} from './look';

/** Text that is hard to read in a look. */
export interface Warning {
  /** Subject of the warning's sentence. */
  readonly what: string;
  /** The color of the text, by its name in the look. */
  readonly text: 'text' | 'userText' | 'replyText';
  /** The lower contrast ratio of both color modes, cut to two digits. */
  readonly ratio: number;
}

const pairs = [
  {what: 'Text on the background', text: 'text', behind: 'surface', usual: 'surface'},
  {what: 'Text in user messages', text: 'userText', behind: 'user', usual: 'user'},
  {what: 'Text in replies', text: 'replyText', behind: 'reply', usual: 'reply'},
] as const;

/** Texts of a look with too little contrast in either color mode of the page. */
export function warningsOf(look: Look): readonly Warning[] {
  return pairs.flatMap(({what, text, behind, usual}) => {
    const ratios = (['light', 'dark'] as const).flatMap((mode) => {
      const {[text]: color, [behind]: background = skins[mode][usual]} = lookIn(look, mode);
      // Text without its own color adapts to the background, so it's readable.
      return color ? [ratioOf(color, background)] : [];
    });
    const ratio = Math.min(...ratios);
    // Cut, not rounded: 4.499 is not 4.5.
    return ratio < ENOUGH ? [{what, text, ratio: Math.floor(ratio * 100) / 100}] : [];
  });
}

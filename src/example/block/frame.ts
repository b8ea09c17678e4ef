import type {ChatConfig} from '../../chat';

const FRAME = /^(border|boxShadow|outline|width|maxWidth|margin|filter|transform|clipPath)/;

/**
 * Whether an example draws the outline of its chat itself: then it stands by itself on the stage. Otherwise the
 * frame of the block is the chat's frame too.
 */
export function isFramed({style, chatStyle}: ChatConfig): boolean {
  return Object.keys({...chatStyle, ...style}).some((name) => FRAME.test(name));
}

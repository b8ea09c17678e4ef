import type {ChatConfig} from '../../chat';
import type {ExampleParts} from '../model/visibleParts';

/** What the chip of an example says when its author names no other text. */
export const DEFAULT_PROMPT = 'Hello';

/**
 * The text that one click sends into the chat of an example: the author's, or a default one where the chat
 * would be an empty box with nothing to click. A chat that needs a key has a form or a button of its own.
 *
 * @param own the `prompt` of the fence
 * @returns undefined where there is something to see or to press already, or where nobody would reply
 */
export function promptOf(
  config: ChatConfig,
  {panel, buttons}: Pick<ExampleParts, 'panel' | 'buttons'>,
  own: string | undefined,
): string | undefined {
  if (own !== undefined) return own;
  const {connect, demo, directConnection, history, introMessage, loadHistory, textInput, webModel} =
    config;
  const hasContent = [panel, introMessage, loadHistory, history?.length, buttons.length].some(
    Boolean,
  );
  if (hasContent || textInput?.disabled) return undefined;
  const needsKey = Boolean(directConnection ?? webModel);
  const isPlayed = Boolean(demo ?? connect?.handler ?? connect?.url);
  return needsKey && !isPlayed ? undefined : DEFAULT_PROMPT;
}

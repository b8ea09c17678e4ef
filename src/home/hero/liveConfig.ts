import type {ChatConfig} from '../../chat/types';
import {configOf, type Chip} from './chips';

/** What a live chat replies, in the words of a function on the page: there is no model here. */
const LIVE_REPLY =
  'This is the real component, running on this page. A small function wrote this reply, and **nothing was sent**. With `connect` or `directConnection`, your server or a provider replies instead.';

const HANDLER_PACE = 24;

/** The chat of a chip when it is live: its conversation goes on, and a function of the page replies. */
export function liveConfig(chip: Chip): ChatConfig {
  const stream = chip.id === 'stream';
  return {
    ...configOf(chip),
    // The card around it has the frame.
    style: {border: '0', borderRadius: 0},
    history: chip.history,
    connect: {
      ...(stream && {stream}),
      handler: (_body, signals) => {
        if (!stream) {
          void signals.onResponse({text: LIVE_REPLY});
          return;
        }
        let isStopped = false;
        signals.stopClicked.listener = () => (isStopped = true);
        signals.onOpen();
        const pieces = LIVE_REPLY.match(/\S+\s*/g) ?? [];
        const next = async (): Promise<void> => {
          const text = pieces.shift();
          if (text === undefined || isStopped) return signals.onClose();
          await signals.onResponse({text});
          setTimeout(() => void next(), HANDLER_PACE);
        };
        void next();
      },
    },
  };
}

import {useState} from 'react';

/** What a fence says, and its `Outline` as JSON. */
export interface FenceText {
  readonly source: string;
  readonly outline: string;
}

/** Where the text of a fence comes from; the page has either. See `src/plugins/fence-texts`. */
export interface FenceProps {
  readonly text?: FenceText;
  readonly load?: () => Promise<FenceText>;
}

/** The text of a fence as far as it is known, and a function that gets it when it is not. */
export function useFence({text, load}: FenceProps): {
  readonly fence: FenceText | undefined;
  readonly askFence: () => Promise<FenceText>;
} {
  const [fence, setFence] = useState(text);
  const [askFence] = useState(() => {
    let asked = text && Promise.resolve(text);
    return () => {
      asked ??= (
        load?.() ?? Promise.reject(new Error('This page has no text of the example.'))
      ).then(
        (loaded) => {
          setFence(loaded);
          return loaded;
        },
        (error: unknown) => {
          asked = undefined; // the next one tries again
          throw error;
        },
      );
      return asked;
    };
  });
  return {fence, askFence};
}

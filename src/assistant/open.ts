/** Opens the panel; with a question, asks it. */
type Opener = (question?: string) => void;

let opener: Opener | undefined;

/** Opens Ask on the page that is shown. The panel's code follows then. */
export function openAsk(question?: string): void {
  opener?.(question?.trim() || undefined);
}

/** Called by the one place that shows the panel. */
export function onAsk(open: Opener): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = undefined;
  };
}

/** Loads the code of the panel. All callers share one request; after a failure the next call asks again. */
export const loadPanel = () => import(/* webpackChunkName: "ask" */ './panel/AskPanel');

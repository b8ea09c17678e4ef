import {CONTAINER, isRedrawing} from './internals';

/** A chat that does not render says so after this many ms. */
const RENDER_LIMIT = 4000;
/** After an error on the page it gets this many ms more. */
const ERROR_LIMIT = 500;

/**
 * Waits for the component's first render, which comes in a timer after the first property is set.
 *
 * @param cancels - Gets a function that ends the waiting; the promise then resolves.
 * @returns Whether the chat has rendered; `false` when the waiting was ended.
 * @throws When nothing was rendered, with the error that the page reported meanwhile: what the component
 * throws in its timer (for a value that it cannot use) reaches only the window.
 */
export function firstRender(element: HTMLElement, cancels: (() => void)[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let reason = '';
    const settle = (rendered: boolean) => {
      clearTimeout(timer);
      secondDrawing.disconnect();
      removeEventListener('error', onReport);
      element.removeEventListener('render', onRender);
      resolve(rendered);
    };
    // On a busy machine the component draws twice: its properties' own timer comes after that of its constructor.
    // What the author does in a timer of onComponentRender comes after both, and finds the chat there.
    const secondDrawing = new MutationObserver(() => {
      if (!isRedrawing(element)) settle(true);
    });
    const onRender = () => {
      const root = element.shadowRoot;
      if (root && isRedrawing(element))
        secondDrawing.observe(root, {childList: true, subtree: true});
      else settle(true);
    };
    const onLimit = () => {
      // An error in the author's onComponentRender holds the event back, but not the view.
      if (!element.shadowRoot?.querySelector(`${CONTAINER} > *`)) {
        reject(new Error(reason || 'The component did not render with this configuration.'));
      }
      settle(true);
    };
    let timer = setTimeout(onLimit, RENDER_LIMIT);
    const onReport = (event: ErrorEvent) => {
      reason ||= event.message;
      clearTimeout(timer);
      timer = setTimeout(onLimit, ERROR_LIMIT);
    };
    addEventListener('error', onReport);
    element.addEventListener('render', onRender);
    cancels.push(() => settle(false));
  });
}

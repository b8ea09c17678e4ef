import type * as Live from './live';

/** What a live chat is made of. */
export type LiveModule = typeof Live;

let loading: Promise<LiveModule> | undefined;

/**
 * Loads the component and waits until `<deep-chat>` is defined. All chats of all pages share one
 * request; after a failure the next call asks again.
 *
 * `live.ts` is the only way to it, through `deep-chat-react` (see src/plugins/bundles). That module
 * must not be imported on the server, where it throws for want of `navigator`.
 *
 * @throws The bundler's chunk error when the file cannot be fetched.
 */
export function loadComponent(): Promise<LiveModule> {
  loading ??= import('./live').then(
    async (live) => {
      await customElements.whenDefined('deep-chat');
      return live;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

let loading: Promise<void> | undefined;

/**
 * Loads the component and waits until `<deep-chat>` is defined. All chats of all pages share one
 * request; after a failure the next call asks again.
 *
 * The self-contained file of the package is 12 kB smaller (brotli) than its entry with dependencies,
 * and this is the only import of it: a second copy would throw at `customElements.define`. It must
 * not be imported on the server, where it throws for want of `navigator`.
 *
 * @throws The bundler's chunk error when the file cannot be fetched.
 */
export function loadComponent(): Promise<void> {
  loading ??= import('deep-chat/dist/deepChat.bundle.js')
    .then(() => customElements.whenDefined('deep-chat'))
    .then(
      () => undefined,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
  return loading;
}

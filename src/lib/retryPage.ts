/**
 * Loads the page again, with new copies of some of its files: those that the browser and the service worker
 * keep may be what broke the page. Also written into pages as text, so it uses nothing from outside of itself.
 *
 * @param addresses addresses of the files that failed
 */
export function retryPage(addresses: readonly string[]): void {
  const renew = async (address: string) => {
    const answer = await fetch(address, {cache: 'reload'});
    await answer.text(); // only a whole answer replaces the browser's copy
  };
  const renewed = Promise.allSettled(addresses.map(renew));
  const longEnough = new Promise((go) => setTimeout(go, 4000));
  void Promise.race([renewed, longEnough]).then(() => location.reload());
}

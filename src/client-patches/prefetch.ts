const asked = new Set<string>();

const isLoaded = (url: string) =>
  [...document.scripts].some((script) => script.getAttribute('src') === url);

/**
 * Asks the browser to fetch a file of the next page when it has nothing else to do, once for each file.
 * Docusaurus asks for every file of every link in view: some twenty elements a link, nearly all of them for
 * files which the page has loaded already.
 *
 * @param url address of a chunk
 */
export default function prefetch(url: string): Promise<void> {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  if (isLoaded(url)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}

import type {SkinName} from './skins';

/** The site's color mode, as Docusaurus writes it to the root element before the first paint. */
export function siteSkin(): SkinName {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

/** Calls back when the site's color mode changes, until the returned function is called. */
export function onSiteSkin(follow: () => void): () => void {
  const watcher = new MutationObserver(follow);
  watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});
  return () => watcher.disconnect();
}

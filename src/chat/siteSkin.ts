import type {SkinName} from './skins';

const followers = new Set<() => void>();
let watcher: MutationObserver | undefined;

/** The site's color mode, as Docusaurus writes it to the root element before the first paint. */
export function siteSkin(): SkinName {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

/** Calls back when the site's color mode changes, until the returned function is called. */
export function onSiteSkin(follow: () => void): () => void {
  followers.add(follow);
  if (!watcher) {
    watcher = new MutationObserver(() => followers.forEach((each) => each()));
    watcher.observe(document.documentElement, {attributeFilter: ['data-theme']});
  }
  return () => {
    followers.delete(follow);
    if (followers.size > 0) return;
    watcher?.disconnect();
    watcher = undefined;
  };
}

let face: FontFace | undefined;

/**
 * A page whose font came late keeps the fallback, so that its lines stay where they are (`src/plugins/fonts`). The
 * browser would keep it until the next load; here the next page that a link opens has the font. Docusaurus calls it
 * when a link leads somewhere.
 */
export function onRouteUpdate({previousLocation}: {previousLocation: object | null}): void {
  const isLate = [...document.fonts].some(
    ({family, status}) => family.includes('fallback') && status === 'loaded',
  );
  const font = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]');
  if (face || !previousLocation || !isLate || !font) return;
  face = new FontFace('Inter', `url(${font.href})`, {weight: '400 700'});
  face.load().then(
    (loaded) => document.fonts.add(loaded),
    () => undefined, // offline: the fallback has its measures
  );
}

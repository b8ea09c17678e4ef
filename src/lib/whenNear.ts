/**
 * Calls `begin` once, when an element comes near the viewport. The returned function stops waiting.
 *
 * @param margin how near, such as `300px`; a list like that of CSS is for the four sides.
 */
export function whenNear(element: Element, margin: string, begin: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    {rootMargin: margin},
  );
  observer.observe(element);
  return () => observer.disconnect();
}

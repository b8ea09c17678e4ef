import {useState, type RefObject} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** Least width in px of a block that shows chat and code side by side; the style sheet has it too. */
const WIDE = 640;

/** Whether chat and code are side by side. */
export function useWide(block: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const target = block.current;
    if (!target) return undefined;
    const measure = () => setWide(target.clientWidth >= WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [block]);
  return isWide;
}

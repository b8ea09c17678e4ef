import {useEffect, useState, type RefObject} from 'react';
import {codeNow, type CodeSource} from './codeNow';
import {DEFAULT_FRAMEWORK, type FrameworkId} from './frameworks';
import type {Generated} from './generate';

/** What is shown of an example's code. */
export interface ShownCode {
  /** Left out while the HTML of the page holds the code, or while nothing is there yet. */
  readonly code?: Generated;
  readonly framework: FrameworkId;
  /** The code shown is not (yet) that of the framework which the reader chose. */
  readonly isPending: boolean;
  readonly error?: string;
}

export const loadGenerators = () =>
  import(/* webpackChunkName: "example-code" */ './generate/codeOf');

/** Whether an element is, or has been, within 600 px of the viewport. */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {rootMargin: '600px'},
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/**
 * The code of an example for the chosen framework. The default framework's code stands in the page's HTML;
 * other code is made when the block is near the viewport, by a chunk that is loaded once.
 *
 * @param panel the element that shows the code; when it has text on arrival, that is the built code
 */
export function useCode(
  example: CodeSource,
  framework: FrameworkId,
  panel: RefObject<HTMLElement | null>,
): ShownCode {
  const {source, outline, title, height} = example;
  const [built] = useState(() => codeNow(example));
  const [builtSource] = useState(source);
  const [hasBuilt, setBuilt] = useState(true);
  const [made, setMade] = useState<{
    readonly source: string;
    readonly framework: FrameworkId;
    readonly code?: Generated;
    readonly error?: string;
  }>();
  const isNear = useNear(panel);

  useEffect(() => {
    if (!panel.current?.querySelector('code')?.firstChild) setBuilt(false);
  }, [panel]);

  const isBuilt = framework === DEFAULT_FRAMEWORK && hasBuilt && source === builtSource;
  const isMade = made?.framework === framework && made.source === source;
  useEffect(() => {
    if ((isBuilt && !made) || isMade || !isNear) return undefined;
    let isCurrent = true;
    loadGenerators().then(
      ({codeOf}) => {
        if (isCurrent)
          setMade({source, framework, code: codeOf({source, outline, title, height}, framework)});
      },
      () => {
        const error =
          'The code could not be loaded. Check the connection and choose the tab again.';
        if (isCurrent) setMade({source, framework, error});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isBuilt, isMade, isNear, made, source, outline, title, height, framework]);

  if (isBuilt && !made) return {framework, isPending: false, ...(built ? {code: built} : {})};
  if (isMade) return {...made, isPending: false};
  return {
    framework: made?.framework ?? DEFAULT_FRAMEWORK,
    isPending: true,
    ...(made?.code ? {code: made.code} : {}),
  };
}

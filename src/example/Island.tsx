import React, {createContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

/** The element of the built page that a part stands in for; nothing after a click on a link. */
export const BuiltPart = createContext<Element | undefined>(undefined);

/** Whether pages are being built: true on the server, false in every browser. */
export const isBuilding = typeof document === 'undefined';

/** Far enough for a part to be alive before it is seen. */
const NEAR = '800px';

/** What a reader can press or focus, in the order of the page. */
const CONTROLS = 'a[href], button, [tabindex="0"]';

/** The place of the control that holds an element, among those of its part; -1 without one. */
function placeOf(part: Element, inside: EventTarget | null): number {
  const control = inside instanceof Element ? inside.closest(CONTROLS) : null;
  return control ? [...part.querySelectorAll(CONTROLS)].indexOf(control) : -1;
}

const controlAt = (part: Element | null, place: number) =>
  place < 0 ? undefined : part?.querySelectorAll<HTMLElement>(CONTROLS)[place];

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A part of a page that React leaves as it was built until the reader comes near it. Taking over a page
 * with a dozen live examples is one long task otherwise: a change of any context above them makes React
 * take over all of them at once.
 *
 * A control that is focused or pressed earlier brings its part to life and is focused or pressed there.
 */
export function Island({className, children}: Props): ReactNode {
  const [isAlive, setAlive] = useState(
    () => !isBuilding && document.documentElement.dataset.hasHydrated === 'true',
  );
  const [built, setBuilt] = useState<Element>();
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const part = element.current;
    if (isAlive || !part) return undefined;
    const begin = () => {
      if (part.firstChild) setBuilt(part);
      setAlive(true);
    };
    if (!part.firstChild) {
      begin(); // no built page behind it
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && begin(),
      {rootMargin: NEAR},
    );
    observer.observe(part);
    // A press focuses first: to change the element then would swallow the click.
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    const onFocus = ({target}: Event) => {
      if (isPressed) return;
      const place = placeOf(part, target);
      flushSync(begin);
      controlAt(element.current, place)?.focus();
    };
    const onClick = (event: Event) => {
      const place = placeOf(part, event.target);
      event.preventDefault();
      flushSync(begin);
      const control = controlAt(element.current, place);
      control?.focus();
      control?.click();
    };
    part.addEventListener('pointerdown', onPress);
    part.addEventListener('focusin', onFocus);
    part.addEventListener('click', onClick);
    return () => {
      observer.disconnect();
      part.removeEventListener('pointerdown', onPress);
      part.removeEventListener('focusin', onFocus);
      part.removeEventListener('click', onClick);
    };
  }, [isAlive]);

  if (isBuilding) return <div className={className}>{children}</div>;
  if (!isAlive)
    return (
      <div
        key="built"
        ref={element}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  return (
    <div key="alive" ref={element} className={className}>
      <BuiltPart value={built}>{children}</BuiltPart>
    </div>
  );
}

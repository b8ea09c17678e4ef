import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import React, {
  createContext,
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {whenNear} from '../../lib/whenNear';
import {withCause} from '../../lib/withCause';
import {Problem} from '../../ui/Problem';
import styles from './Island.module.css';

/** The built element that a part replaces; undefined after a click on a link. */
export const BuiltPart = createContext<Element | undefined>(undefined);

/** Whether pages are being built: true on the server, false in every browser. */
export const isBuilding = typeof document === 'undefined';

/** Far enough for a part to be alive before it is seen. */
const NEAR = '800px';

/** What a reader can press or focus, in the order of the page. */
const CONTROLS = 'a[href], button, select, summary, [tabindex="0"]';

/** The place of the control that holds an element, among those of its part; -1 without one. */
function placeOf(part: Element, inside: EventTarget | null): number {
  const control = inside instanceof Element ? inside.closest(CONTROLS) : null;
  return control ? [...part.querySelectorAll(CONTROLS)].indexOf(control) : -1;
}

/** Does what a click on a control would have done. */
function press(control: HTMLElement | undefined): void {
  if (!(control instanceof HTMLSelectElement)) return control?.click();
  try {
    control.showPicker();
  } catch {
    // The click was too long ago; the list has the focus.
  }
}

type Component<P> = (props: P) => ReactNode;

/** A component whose code comes when it is needed; while pages are built it is here. */
export interface LazyPart<P> {
  component: Component<P> | undefined;
  readonly load: () => Promise<Component<P>>;
}

interface Props<P> {
  readonly part: LazyPart<P>;
  readonly props: P;
  /** What the part is called in a sentence, should its code not arrive. */
  readonly name: string;
  /** Height in px that is reserved where the part has no built HTML. */
  readonly height: number;
}

function draw<P extends object>({component}: LazyPart<P>, props: P): ReactNode {
  return component && React.createElement(component, props);
}

function LazyIsland<P extends object>({part, props, name, height}: Props<P>): ReactNode {
  const [isAlive, setAlive] = useState(
    () => document.documentElement.dataset.hasHydrated === 'true' && part.component !== undefined,
  );
  const [failure, setFailure] = useState('');
  const [built, setBuilt] = useState<Element>();
  const [wake, setWake] = useState<() => void>();
  const element = useRef<HTMLDivElement>(null);
  /** The control that had the focus, and whether it was pressed. */
  const held = useRef({place: -1, isPressed: false});

  useEffect(() => {
    const old = element.current;
    if (isAlive || !old) return undefined;
    let isCurrent = true;
    const begin = () => {
      setFailure('');
      part.load().then(
        (component) => {
          part.component = component;
          if (!isCurrent) return;
          if (held.current.place < 0) held.current.place = placeOf(old, document.activeElement);
          startTransition(() => {
            setBuilt(old.firstChild ? old : undefined);
            setAlive(true);
          });
        },
        (error: unknown) =>
          isCurrent &&
          setFailure(withCause(`${name} could not be loaded. Check the connection.`, error)),
      );
    };
    setWake(() => begin);
    if (!old.firstChild) begin(); // no built page behind it
    const stopWaiting = old.firstChild ? whenNear(old, NEAR, begin) : undefined;
    const onClick = (event: Event) => {
      const place = placeOf(old, event.target);
      if (place < 0) return;
      // A disclosure opens without a script.
      const opens = event.target instanceof Element && event.target.closest('summary') !== null;
      if (!opens) event.preventDefault();
      held.current = {place, isPressed: !opens};
      begin();
    };
    // A press focuses first: what comes to life between the two would swallow the click.
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    const onFocus = () => {
      if (!isPressed) begin();
    };
    old.addEventListener('pointerdown', onPress);
    old.addEventListener('focusin', onFocus);
    old.addEventListener('click', onClick);
    return () => {
      isCurrent = false;
      stopWaiting?.();
      old.removeEventListener('pointerdown', onPress);
      old.removeEventListener('focusin', onFocus);
      old.removeEventListener('click', onClick);
    };
  }, [isAlive, part, name]);

  useIsomorphicLayoutEffect(() => {
    const {place, isPressed} = held.current;
    held.current = {place: -1, isPressed: false};
    if (!isAlive || place < 0) return;
    const control = element.current?.querySelectorAll<HTMLElement>(CONTROLS)[place];
    control?.focus();
    if (isPressed) press(control);
  }, [isAlive]);

  if (isAlive)
    return (
      <div>
        <div key="alive" ref={element} data-alive="">
          <BuiltPart value={built}>{draw(part, props)}</BuiltPart>
        </div>
      </div>
    );
  return (
    <div>
      <div
        key="built"
        ref={element}
        className={styles.built}
        style={{'--height': `${height}px`}}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      {failure && (
        <Problem isAlert onRetry={wake}>
          {failure}
        </Problem>
      )}
    </div>
  );
}

/** The same place while pages are built: with everything in it. */
function BuiltIsland<P extends object>({part, props, height}: Props<P>): ReactNode {
  return (
    <div>
      <div className={styles.built} style={{'--height': `${height}px`}}>
        {draw(part, props)}
      </div>
    </div>
  );
}

/**
 * A part of a page that stays as it was built, without code, until it comes near the viewport. Hydrating a
 * page with a dozen live examples is one long task otherwise: any context that changes above them makes
 * React hydrate all of them together.
 *
 * A control that is focused or pressed earlier brings its part to life and is focused or pressed there. If
 * the code does not arrive, what was built stays, with a message and a way to try again.
 *
 * What changes lies in an element that stays: a change among the children of the page's text would make the
 * browser compute the styles of the whole text again, because of rules such as `.markdown > :last-child`.
 */
export function Island<P extends object>(props: Props<P>): ReactNode {
  return isBuilding ? <BuiltIsland {...props} /> : <LazyIsland {...props} />;
}

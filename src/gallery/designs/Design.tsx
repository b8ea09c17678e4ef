import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {
  Children,
  cloneElement,
  isValidElement,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import {Bar} from '../layouts/Bar';
import styles from './Gallery.module.css';

interface ExampleProps {
  readonly title?: string;
  readonly height?: number;
  readonly create?: unknown;
}

/** The live example among what a page writes into a design. */
function exampleIn(children: ReactNode): ReactElement<ExampleProps> | undefined {
  return Children.toArray(children).find(
    (child): child is ReactElement<ExampleProps> =>
      isValidElement<ExampleProps>(child) && child.props.create !== undefined,
  );
}

/** Height of the dialog's head and of the space around the chat, in px. */
const AROUND = 150;

/** The design in a dialog as large as the window. */
function FullSize({example, onClose}: {example: ReactElement<ExampleProps>; onClose: () => void}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [height] = useState(() => Math.max(320, window.innerHeight - AROUND));
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`Full size: ${example.props.title}`}
      onCancel={(event) => {
        event.preventDefault(); // the address closes it
        onClose();
      }}
    >
      <div className={styles.head}>
        <strong>{example.props.title}</strong>
        <Bar>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </Bar>
      </div>
      {cloneElement(example, {height})}
    </dialog>
  );
}

/** Designs beside each other where there is room. */
export function DesignGrid({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

interface Props {
  /** Name of the design in the address of its full-size view. */
  readonly name: string;
  /** Words of `DesignFilter`, which hides designs by them: `light minimal`. */
  readonly tags: string;
  readonly children: ReactNode;
}

/**
 * One design of the gallery: heading, text and live example as the page writes them, with a button that
 * opens it full size. The open design is in the address, so that Back closes it and a link leads to it.
 */
export function Design({name, tags, children}: Props): ReactNode {
  const {pathname, search, state} = useLocation<{opened?: boolean} | undefined>();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsBrowser();
  const wasOpen = useRef(false);
  const example = exampleIn(children);
  const isOpen = isHydrated && new URLSearchParams(search).get('design') === name;

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const open = () => history.push({pathname, search: `?design=${name}`, state: {opened: true}});
  const close = () => {
    if (state?.opened) history.goBack();
    else history.replace({pathname});
  };

  return (
    <section data-design={name} data-tags={tags}>
      {children}
      <div className={styles.more}>
        <Bar>
          <button ref={button} type="button" onClick={open}>
            Open full size<span className="sr-only">: {example?.props.title}</span>
          </button>
        </Bar>
      </div>
      {isOpen && example && <FullSize example={example} onClose={close} />}
    </section>
  );
}

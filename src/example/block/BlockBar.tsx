import Link from '@docusaurus/Link';
import React, {type ReactNode, type RefObject} from 'react';
import styles from './LiveExample.module.css';

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly edit: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  /** Left out while nothing is changed. */
  readonly onReset: (() => void) | undefined;
  readonly onStackBlitz: () => void;
  /** Gets what StackBlitz needs before it is pressed. */
  readonly onPrepare: () => void;
  /** Address in the playground, for an example that can travel in a link. */
  readonly playground: string | undefined;
}

/** Actions below an example. */
export function BlockBar(props: Props): ReactNode {
  const {title, isOpen, edit, playground} = props;
  return (
    <div className={styles.bar}>
      <button
        ref={edit}
        type="button"
        aria-label={`${isOpen ? 'Close editor' : 'Edit'}: ${title}`}
        onClick={props.onEdit}
      >
        {isOpen ? 'Close editor' : 'Edit'}
      </button>
      {props.onReset && (
        <button type="button" aria-label={`Reset: ${title}`} onClick={props.onReset}>
          Reset
        </button>
      )}
      <button
        type="button"
        aria-label={`Open in StackBlitz: ${title}`}
        onClick={props.onStackBlitz}
        onPointerEnter={props.onPrepare}
        onFocus={props.onPrepare}
      >
        StackBlitz
      </button>
      {playground && (
        <Link data-noBrokenLinkCheck to={playground} aria-label={`Playground: ${title}`}>
          Playground
        </Link>
      )}
    </div>
  );
}

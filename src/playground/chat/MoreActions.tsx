import React, {useId, type ReactNode} from 'react';
import {IconButton} from '../../ui/IconButton';
import {useDisclosure} from '../../ui/useDisclosure';
import styles from './chat.module.css';

interface Props<T extends string> {
  readonly name: string;
  readonly actions: readonly {
    readonly id: T;
    readonly label: string;
    readonly disabled?: boolean;
    /** Begins a group of its own. */
    readonly isApart?: boolean;
  }[];
  readonly onAction: (id: T) => void;
}

/** Further buttons behind one that opens and closes them. Escape closes and goes back to it. */
export function MoreActions<T extends string>({name, actions, onAction}: Props<T>): ReactNode {
  const {host, isOpen, toggle, close, onKeyDown} = useDisclosure<HTMLDivElement>();
  const id = useId();

  return (
    // The key press is heard here for the buttons inside, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={host} className={styles.more} onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        label={`More for ${name}`}
        tip="More"
        align="end"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {actions.map((action) => (
          <li key={action.id} data-apart={action.isApart || undefined}>
            <button
              type="button"
              disabled={action.disabled}
              onClick={() => {
                close();
                onAction(action.id);
              }}
            >
              {action.label}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

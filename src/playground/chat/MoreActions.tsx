import React, {useId, type ReactNode} from 'react';
import type {Command} from '../commands/commands';
import {IconButton} from '../../ui/IconButton';
import {useDisclosure} from '../../ui/useDisclosure';
import styles from './chat.module.css';

interface Props {
  readonly name: string;
  /** A bar separates the groups. */
  readonly groups: readonly (readonly Command[])[];
}

/** Further commands behind a button that opens and closes them. Escape closes and goes back to it. */
export function MoreActions({name, groups}: Props): ReactNode {
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
        {groups.flatMap((group, at) =>
          group.map((command, index) => (
            <li key={command.id} data-apart={(at > 0 && index === 0) || undefined}>
              <button
                type="button"
                disabled={command.isOff}
                onClick={() => {
                  close();
                  command.run();
                }}
              >
                {command.word}
                <span className="sr-only"> {name}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

import React, {useId, type ReactNode} from 'react';
import {Icon, type IconName} from './Icon';
import {IconButton} from './IconButton';
import styles from './Menu.module.css';
import {useDisclosure} from './useDisclosure';

export interface MenuItem {
  readonly id: string;
  readonly word: string;
  /** What it is about, for screen readers only: the name of a chat. */
  readonly about?: string;
  readonly icon?: IconName;
  /** Its keys as people read them: `Ctrl Z`. */
  readonly keys?: string;
  /** Whether there is nothing to do now. */
  readonly isOff?: boolean;
  readonly run: () => void;
}

interface Props {
  readonly label: string;
  /** A bar separates the groups. */
  readonly groups: readonly (readonly MenuItem[])[];
  /** Whether the first group is for narrow windows only, because wide ones show it elsewhere. */
  readonly isFirstNarrow?: boolean;
}

/** Actions behind a button that opens and closes them. Escape closes and goes back to the button. */
export function Menu({label, groups, isFirstNarrow = false}: Props): ReactNode {
  const {host, isOpen, toggle, close, onKeyDown} = useDisclosure<HTMLDivElement>();
  const list = useId();

  return (
    // The key press is heard here for the buttons inside, which are the controls.
    <div ref={host} className={styles.menu} onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        label={label}
        tip="More"
        align="end"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={toggle}
      />
      <ul id={list} className={styles.list} hidden={!isOpen}>
        {groups.flatMap((group, at) =>
          group.map(({id, word, about, icon, keys, isOff, run}, index) => (
            <li
              key={id}
              data-apart={(at > 0 && index === 0) || undefined}
              data-narrow={(isFirstNarrow && at === 0) || undefined}
            >
              <button
                type="button"
                disabled={isOff}
                onClick={() => {
                  // First, so that a dialog hands the focus back to the button that opened the menu.
                  close();
                  run();
                }}
              >
                {icon && <Icon name={icon} size={18} />}
                {word}
                {about && <span className="sr-only"> {about}</span>}
                {keys && <kbd aria-hidden="true">{keys}</kbd>}
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

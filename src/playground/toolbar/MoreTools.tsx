import React, {useId, type ReactNode} from 'react';
import {shortcutText, type Command} from '../commands/commands';
import {Icon} from '../../ui/Icon';
import {IconButton} from '../../ui/IconButton';
import {useDisclosure} from '../../ui/useDisclosure';
import styles from './header.module.css';

interface Props {
  /** A bar separates the groups. The first one is in the toolbar too, where there is room for it. */
  readonly groups: readonly (readonly Command[])[];
}

/** The less used tools, with words, behind a button that opens and closes them. */
export function MoreTools({groups}: Props): ReactNode {
  const {host, isOpen, toggle, close, onKeyDown} = useDisclosure<HTMLDivElement>();
  const id = useId();
  return (
    // The key press is heard here for the buttons inside, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={host} className={styles.more} onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        label="More tools"
        tip="More"
        align="end"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {groups.flatMap((group, at) =>
          group.map((command, index) => (
            <li
              key={command.id}
              data-apart={(at > 0 && index === 0) || undefined}
              data-narrow={at === 0 || undefined}
            >
              <button
                type="button"
                disabled={command.isOff}
                onClick={() => {
                  // First, so that a dialog hands the focus back to the opener.
                  close();
                  command.run();
                }}
              >
                {command.icon && <Icon name={command.icon} size={18} />}
                {command.word}
                {command.shortcuts?.[0] && (
                  <kbd aria-hidden="true">{shortcutText(command.shortcuts[0])}</kbd>
                )}
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

import React, {useId, type ReactNode} from 'react';
import {Icon} from '../../ui/Icon';
import {IconButton} from '../../ui/IconButton';
import {useDisclosure} from '../../ui/useDisclosure';
import {shortcutText, type Command} from './commands';
import styles from './CommandMenu.module.css';

interface Props {
  /** Name of the button that opens the menu. */
  readonly label: string;
  /** A bar separates the groups. */
  readonly groups: readonly (readonly Command[])[];
  /** Name of the chat that the commands are about; the menu of a chat has no drawings. */
  readonly chat?: string;
  /** Whether the first group is for narrow windows only, because wide ones show it elsewhere. */
  readonly isFirstNarrow?: boolean;
}

/** Commands behind a button that opens and closes them. Escape closes and goes back to the button. */
export function CommandMenu({label, groups, chat, isFirstNarrow = false}: Props): ReactNode {
  const {host, isOpen, toggle, close, onKeyDown} = useDisclosure<HTMLDivElement>();
  const id = useId();

  return (
    // The key press is heard here for the buttons inside, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={host} className={styles.menu} onKeyDown={onKeyDown}>
      <IconButton
        icon="more"
        label={label}
        tip="More"
        align="end"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <ul id={id} className={styles.list} hidden={!isOpen}>
        {groups.flatMap((group, at) =>
          group.map(({id: command, word, icon, shortcuts, isOff, run}, index) => (
            <li
              key={command}
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
                {!chat && icon && <Icon name={icon} size={18} />}
                {word}
                {chat && <span className="sr-only"> {chat}</span>}
                {shortcuts?.[0] && <kbd aria-hidden="true">{shortcutText(shortcuts[0])}</kbd>}
              </button>
            </li>
          )),
        )}
      </ul>
    </div>
  );
}

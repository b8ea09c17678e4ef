import React, {type ReactNode} from 'react';
import {useAppleKeyboard} from '../../lib/appleKeyboard';
import {Menu} from '../../ui/Menu';
import {shortcutText, type Command} from './registry';

interface Props {
  readonly label: string;
  /** A bar separates the groups. */
  readonly groups: readonly (readonly Command[])[];
  /** Name of the chat that the commands are about; the menu of a chat has no drawings. */
  readonly chat?: string;
  /** Whether the first group is for narrow windows only, because wide ones show it elsewhere. */
  readonly isFirstNarrow?: boolean;
}

export function CommandMenu({label, groups, chat, isFirstNarrow}: Props): ReactNode {
  const isApple = useAppleKeyboard();
  const items = groups.map((group) =>
    group.map(({id, word, icon, shortcuts, isOff, run}) => {
      const keys = shortcuts?.[0] && shortcutText(shortcuts[0], isApple);
      return {id, word, isOff, run, keys, about: chat, icon: chat ? undefined : icon};
    }),
  );
  return <Menu label={label} groups={items} isFirstNarrow={isFirstNarrow} />;
}

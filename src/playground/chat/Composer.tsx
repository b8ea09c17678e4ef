import React, {useId, useState, type ReactNode} from 'react';
import {useCommands, useNames} from '../commands/registry';
import {changeChat} from '../actions';
import {usePlayground} from '../store';
import {useKeys, usePermits} from '../stores/keys';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import menu from '../../ui/Menu.module.css';
import ui from '../../ui/ui.module.css';
import {useDisclosure} from '../../ui/useDisclosure';
import {sessionOf, stopAll, useStoppable} from './chatSession';
import {accessOf} from '../model/access';
import {obstacleOf} from '../model/connection';
import styles from './chat.module.css';

/** The chats, whether each gets a message to several, and what keeps it from taking one. */
function useRecipients() {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const keys = useKeys();
  const permits = usePermits();
  return chats.map((chat, index) => {
    const obstacle = obstacleOf(chat, accessOf(chat, keys, permits));
    const getsIt = !chat.skipBroadcast && !obstacle;
    return {id: chat.id, name: names[index] ?? '', getsIt, obstacle};
  });
}

/** Opens the list of chats in which the user chooses who gets the message. */
function Targets({text}: {readonly text: string}): ReactNode {
  const recipients = useRecipients();
  const id = useId();
  const {host, isOpen, toggle, onKeyDown} = useDisclosure<HTMLDivElement>();
  return (
    // The key press is heard here for the controls inside.
    <div ref={host} className={styles.targets} onKeyDown={onKeyDown}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        To: {text}
      </Button>
      <div
        id={id}
        className={menu.list}
        role="group"
        aria-label="Chats that get the message"
        hidden={!isOpen}
      >
        {recipients.map(({id: chat, name, getsIt, obstacle}) => (
          <Checkbox
            key={chat}
            label={name}
            help={obstacle}
            isOn={getsIt}
            isDisabled={obstacle !== undefined}
            onChange={(isOn) => changeChat(chat, {skipBroadcast: isOn ? undefined : true})}
          />
        ))}
      </div>
    </div>
  );
}

interface Props {
  /** Called when the user is about to write, so that all chats can load. */
  readonly onIntent: () => void;
  /** Whether that was. Before, a phone shows only the field. */
  readonly isUsed: boolean;
}

/** One text field for several chats. Enter sends, Shift and Enter begin a new line. */
export function Composer({onIntent, isUsed}: Props): ReactNode {
  const recipients = useRecipients();
  const compare = useCommands().of('compare');
  const [text, setText] = useState('');
  const stoppable = useStoppable();
  const ids = recipients.filter(({getsIt}) => getsIt).map((recipient) => recipient.id);
  const isAll = ids.length === recipients.length;
  const chats = ids.length === 1 ? '1 chat' : `${ids.length} chats`;
  const send = () => {
    if (text.trim() === '' || ids.length === 0) return;
    for (const chat of ids) sessionOf(chat).say(text.trim());
    setText('');
  };
  return (
    <form
      className={styles.composer}
      data-used={isUsed || undefined}
      onFocus={onIntent}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Targets text={isAll ? 'all chats' : `${ids.length} of ${recipients.length} chats`} />
      <textarea
        aria-label={`Message to ${isAll ? 'all' : 'the chosen'} chats`}
        className={ui.control}
        rows={1}
        placeholder={isAll ? 'Message all chats' : `Message ${chats}`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" primary disabled={ids.length === 0}>
        Send to {chats}
      </Button>
      {stoppable > 0 && (
        <Button icon="stop" onClick={stopAll}>
          Stop all
        </Button>
      )}
      <Button icon="compare" onClick={compare.run}>
        {compare.word}
      </Button>
    </form>
  );
}

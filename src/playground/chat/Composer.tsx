import React, {useId, useState, type ReactNode} from 'react';
import {useCommands, useNames} from '../commands/registry';
import {changeChat} from '../actions';
import {usePlayground} from '../store';
import {useKeys, usePermits} from '../stores/keys';
import {Button} from '../../ui/Button';
import ui from '../../ui/ui.module.css';
import {useDisclosure} from '../../ui/useDisclosure';
import {sessionOf, stopAll, useStoppable} from './chatSession';
import {accessOf} from '../model/access';
import {obstacleOf, type Obstacle} from '../model/connection';
import styles from './chat.module.css';

/** A chat as the one who writes to several sees it. */
interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** Why it can't take one; absent when it can. */
  readonly obstacle?: Obstacle;
}

const reasons: Readonly<Record<Obstacle, string>> = {
  'no text': 'takes no text',
  file: 'needs a file, which you attach in the chat',
  settings: 'needs its required settings',
  'no preview': 'can’t be previewed',
  unconfirmed: 'its host isn’t confirmed',
};

interface Props {
  /** Called when the user is about to write, so that all chats can load. */
  readonly onIntent: () => void;
}

function useRecipients(): readonly Recipient[] {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const keys = useKeys();
  const permits = usePermits();
  return chats.map((chat, index) => {
    const obstacle = obstacleOf(chat, accessOf(chat, keys, permits));
    const to = {id: chat.id, name: names[index] ?? '', isChosen: !chat.skipBroadcast};
    return obstacle ? {...to, obstacle} : to;
  });
}

const getsMessage = ({isChosen, obstacle}: Recipient) => isChosen && !obstacle;

/** Opens the list of chats in which the user chooses who gets the message. */
function Targets({recipients}: {readonly recipients: readonly Recipient[]}): ReactNode {
  const id = useId();
  const {host, isOpen, toggle, onKeyDown} = useDisclosure<HTMLDivElement>();
  const {length: count} = recipients.filter(getsMessage);
  return (
    // The key press is heard here for the controls inside.
    <div ref={host} className={styles.targets} onKeyDown={onKeyDown}>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        To: {count === recipients.length ? 'all chats' : `${count} of ${recipients.length} chats`}
      </Button>
      <div id={id} role="group" aria-label="Chats that get the message" hidden={!isOpen}>
        {recipients.map(({id: chat, name, isChosen, obstacle}) => (
          <label key={chat} className={ui.check}>
            <input
              type="checkbox"
              checked={isChosen && !obstacle}
              disabled={Boolean(obstacle)}
              onChange={({target}) =>
                changeChat(chat, {skipBroadcast: target.checked ? undefined : true})
              }
            />
            <span>
              {name}
              {obstacle && <span className={ui.note}>{reasons[obstacle]}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** One text field for several chats. Enter sends, Shift and Enter begin a new line. */
export function Composer({onIntent}: Props): ReactNode {
  const recipients = useRecipients();
  const compare = useCommands().of('compare');
  const id = useId();
  const [text, setText] = useState('');
  const stoppable = useStoppable();
  const ids = recipients.filter(getsMessage).map((recipient) => recipient.id);
  const deaf = recipients.filter(({obstacle}) => obstacle);
  const isAll = ids.length === recipients.length;
  const chats = ids.length === 1 ? '1 chat' : `${ids.length} chats`;
  const send = () => {
    if (text.trim() === '' || ids.length === 0) return;
    onIntent();
    for (const chat of ids) sessionOf(chat).say(text.trim());
    setText('');
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Targets recipients={recipients} />
      <label htmlFor={id} className="sr-only">
        Message to {isAll ? 'all' : 'the chosen'} chats
      </label>
      <textarea
        id={id}
        className={ui.control}
        rows={1}
        placeholder={isAll ? 'Message all chats' : `Message ${chats}`}
        value={text}
        onFocus={onIntent}
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
      {deaf.length > 0 && (
        <p className={`${ui.help} ${styles.leftOut}`}>
          Left out:{' '}
          {deaf.map(({name, obstacle}) => `${name} (${obstacle && reasons[obstacle]})`).join(', ')}
        </p>
      )}
    </form>
  );
}

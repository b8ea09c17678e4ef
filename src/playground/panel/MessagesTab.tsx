import React, {useRef, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {StateView} from '../../ui/StateView';
import ui from '../../ui/ui.module.css';
import {isDemoReply, plainMessages, textOf} from '../model/messages';
import type {ChatModel, PlainMessage} from '../schema';
import {messagesInChat, useConversations} from '../stores/conversations';
import {askAt, questionOf} from '../chat/askAgain';
import {changeMessages, duplicate} from '../actions';
import styles from './panel.module.css';
import type {TabProps} from '../store';

/** So many messages are listed; the ones before them on request. */
const LISTED = 50;
/** So many characters of each; four lines of them are in sight. */
const SHOWN = 600;

function roleOf(message: PlainMessage): string {
  if (message.role === 'user') return 'You';
  if (isDemoReply(message)) return 'Not from a model';
  return message.role === 'ai' ? 'Reply' : message.role;
}

interface EditProps {
  readonly message: PlainMessage;
  readonly number: number;
  readonly onSave: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly onCancel: () => void;
}

function Edit({message, number, onSave, onSend, onCancel}: EditProps): ReactNode {
  const [text, setText] = useState(() => textOf(message));
  const isEmpty = text.trim() === '' && !message.files?.length;
  const isQuestion = message.role === 'user';
  return (
    // Escape is heard here for the controls inside.
    <form
      className={styles.tight}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) (isQuestion ? onSend : onSave)(text);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The panel would close as well.
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <textarea
        className={ui.control}
        aria-label={`Text of message ${number}`}
        rows={Math.min(10, Math.max(3, text.split('\n').length))}
        value={text}
        // The user has just asked to edit it.
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.row}>
        {isQuestion && (
          <Button type="submit" primary disabled={isEmpty}>
            Send
          </Button>
        )}
        <Button primary={!isQuestion} disabled={isEmpty} onClick={() => onSave(text)}>
          Save
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <p className={ui.help}>
        {isQuestion
          ? 'Send replaces everything after this message with a new reply. Save changes only this message.'
          : 'Save changes only this message.'}
      </p>
    </form>
  );
}

interface MessageProps {
  readonly chat: ChatModel;
  readonly messages: readonly PlainMessage[];
  readonly index: number;
}

/** One of the messages, with what can be done about it. */
function Message({chat, messages, index}: MessageProps): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  const [isEdited, setEdited] = useState(false);
  const message = messages[index];
  if (!message) return null;
  const number = index + 1;
  const question = message.role === 'user' ? -1 : questionOf(messages, index);
  // The button that was pressed goes away, so the focus goes to the message, or to the tab if that goes too.
  const finish = () => {
    setEdited(false);
    const tab = item.current?.closest<HTMLElement>('[role=tabpanel]');
    requestAnimationFrame(() => (item.current ?? tab)?.focus());
  };
  const ask = (at: number, text?: string) => {
    askAt(chat.id, messages, at, text);
    finish();
  };
  return (
    <li ref={item} className={styles.tight} tabIndex={-1} data-role={message.role}>
      <p>
        <strong>{roleOf(message)}</strong>
        <span className={ui.note}>
          {message.files?.length ? `${message.files.length} files` : ''}
        </span>
      </p>
      {isEdited ? (
        <Edit
          message={message}
          number={number}
          onSave={(text) => {
            const {html: _, ...rest} = message;
            changeMessages(
              chat.id,
              messages.map((one) => (one === message ? {...rest, text} : one)),
            );
            finish();
          }}
          onSend={(text) => ask(index, text)}
          onCancel={finish}
        />
      ) : (
        <>
          <p className={styles.text}>{textOf(message).slice(0, SHOWN)}</p>
          <div className={styles.row}>
            <Button onClick={() => setEdited(true)}>
              Edit<span className="sr-only"> message {number}</span>
            </Button>
            {question >= 0 && (
              <Button onClick={() => ask(question)}>
                Regenerate<span className="sr-only"> message {number}</span>
              </Button>
            )}
            <Button onClick={() => duplicate(chat, number)}>
              Fork<span className="sr-only"> after message {number}</span>
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** The messages of a chat: each can be edited, asked again in its place, or be the end of a fork. */
export function MessagesTab({chat, name}: TabProps): ReactNode {
  // Changes with every message.
  useConversations();
  const messages = plainMessages(messagesInChat(chat));
  const [isWhole, setWhole] = useState(false);
  const from = isWhole ? 0 : Math.max(0, messages.length - LISTED);

  if (messages.length === 0)
    return (
      <StateView kind="empty" title="No messages yet">
        Write in the chat, or import a conversation.
      </StateView>
    );
  return (
    <div className={styles.stack}>
      <p className={ui.help}>
        Edit a message, ask for another reply, or fork the chat after a message. Undo brings the
        conversation back.
      </p>
      {from > 0 && (
        <Button onClick={() => setWhole(true)}>Show {from.toLocaleString('en')} earlier</Button>
      )}
      <ol className={styles.cards} start={from + 1} aria-label={`Messages of ${name}`}>
        {messages.slice(from).map((_, offset) => (
          <Message key={from + offset} chat={chat} messages={messages} index={from + offset} />
        ))}
      </ol>
    </div>
  );
}

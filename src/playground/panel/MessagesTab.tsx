import React, {useId, useState, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {StateView} from '../../ui/StateView';
import ui from '../../ui/ui.module.css';
import {download} from '../dialogs/download';
import {askAgain, askEdited, textOf, withText, type Branch} from '../model/branch';
import {conversationText, fileName, FORMATS} from '../model/conversationText';
import {isDemoReply, plainMessages} from '../model/messages';
import type {PlainMessage} from '../schema';
import {messagesInChat, useConversations} from '../stores/conversations';
import {branch as askInPlace} from '../chat/chatSession';
import {changeMessages, duplicate} from '../actions';
import type {TabProps} from './tabProps';
import panel from './panel.module.css';
import styles from './messages.module.css';

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

/** The text of one message while it is edited. */
function Edit({message, number, onSave, onSend, onCancel}: EditProps): ReactNode {
  const [text, setText] = useState(() => textOf(message));
  const isEmpty = text.trim() === '' && !message.files?.length;
  const isQuestion = message.role === 'user';
  return (
    // Escape is heard here for the controls inside.
    <form
      className={styles.edit}
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
      <div className={styles.actions}>
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

/**
 * The messages of a chat: each can be edited, asked again in its place, or be the end of a fork. Every change
 * is one step to undo.
 */
export function MessagesTab({chat, name}: TabProps): ReactNode {
  const id = useId();
  // Changes with every message.
  useConversations();
  const messages = plainMessages(messagesInChat(chat));
  const [edited, setEdited] = useState<number>();
  const [isWhole, setWhole] = useState(false);
  const from = isWhole ? 0 : Math.max(0, messages.length - LISTED);

  // The button that was pressed goes away, so the focus goes back to the message.
  const finish = (index: number) => {
    setEdited(undefined);
    const around = document.activeElement?.closest<HTMLElement>('[role=tabpanel]');
    requestAnimationFrame(() => (document.getElementById(`${id}-${index}`) ?? around)?.focus());
  };
  const branch = (made: Branch | undefined, index: number) => {
    if (made) askInPlace(chat.id, made);
    finish(index);
  };
  const save = (index: number) => (text: string) => {
    changeMessages(chat.id, withText(messages, index, text));
    finish(index);
  };

  if (messages.length === 0)
    return (
      <StateView kind="empty" title="No messages yet">
        Write in the chat, or import a conversation.
      </StateView>
    );
  return (
    <div className={panel.stack}>
      <p className={ui.help}>
        Edit a message, ask for another reply, or fork the chat after a message. Undo brings the
        conversation back.
      </p>
      <div className={styles.actions}>
        {FORMATS.map(({id: format, name: formatName}) => (
          <Button
            key={format}
            icon="save"
            onClick={() =>
              download(
                fileName(name, format),
                conversationText(name, messages, format),
                'text/plain',
              )
            }
          >
            Save as {formatName}
          </Button>
        ))}
      </div>
      {from > 0 && (
        <Button onClick={() => setWhole(true)}>Show {from.toLocaleString('en')} earlier</Button>
      )}
      <ol className={styles.list} start={from + 1} aria-label={`Messages of ${name}`}>
        {messages.slice(from).map((message, offset) => {
          const index = from + offset;
          const number = index + 1;
          const again = message.role === 'user' ? undefined : askAgain(messages, index);
          return (
            <li key={index} id={`${id}-${index}`} tabIndex={-1} data-role={message.role}>
              <p className={styles.role}>
                <strong>{roleOf(message)}</strong>
                <span className={ui.note}>
                  {message.files?.length ? `${message.files.length} files` : ''}
                </span>
              </p>
              {edited === index ? (
                <Edit
                  message={message}
                  number={number}
                  onSave={save(index)}
                  onSend={(text) => branch(askEdited(messages, index, text), index)}
                  onCancel={() => finish(index)}
                />
              ) : (
                <>
                  <p className={styles.text}>{textOf(message).slice(0, SHOWN)}</p>
                  <div className={styles.actions}>
                    <Button onClick={() => setEdited(index)}>
                      Edit<span className="sr-only"> message {number}</span>
                    </Button>
                    {again && (
                      <Button onClick={() => branch(again, index)}>
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
        })}
      </ol>
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import type {PlainMessage} from '../model/messages';
import {plainMessages} from '../model/messages';
import type {ChatModel} from '../model/workspace';
import {conversationOf, messagesOf} from '../stores/conversations';
import {Dialog} from '../../ui/Dialog';
import {Select} from '../../ui/Select';
import {difference} from '../model/difference';
import styles from './difference.module.css';

interface Props {
  readonly chats: readonly ChatModel[];
  /** Shown names of the chats, in their order. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

interface Reply {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const isReply = ({role, text}: PlainMessage) => role !== 'user' && Boolean(text);

/** The replies with text, the newest of each chat first. */
function repliesOf(chats: readonly ChatModel[], names: readonly string[]): readonly Reply[] {
  const all = chats.map((chat, index) =>
    plainMessages(messagesOf(conversationOf(chat)) ?? [])
      .filter(isReply)
      .map(({text = ''}, number) => ({
        id: `${chat.id}/${number}`,
        name: `${names[index]}, reply ${number + 1}`,
        text,
      }))
      .reverse(),
  );
  return [
    ...all.flatMap(([newest]) => (newest ? [newest] : [])),
    ...all.flatMap((each) => each.slice(1)),
  ];
}

/** Two replies side by side, with the words marked in which they differ. */
export function DifferenceDialog({chats, names, onClose}: Props): ReactNode {
  const replies = repliesOf(chats, names);
  const [chosen, setChosen] = useState([replies[0]?.id, replies[1]?.id]);
  const pair = chosen.map((id) => replies.find((reply) => reply.id === id));
  const [first, second] = pair;
  const parts = first && second ? difference(first.text, second.text) : [];
  const sides = [
    {label: 'First reply', kind: 'first', reply: first},
    {label: 'Second reply', kind: 'second', reply: second},
  ] as const;
  return (
    <Dialog title="Compare two replies" onClose={onClose}>
      {first && second ? (
        <div className={styles.sides}>
          {sides.map(({label, kind, reply}, side) => (
            <div key={kind} className={styles.side}>
              <Select
                label={label}
                value={reply?.id ?? ''}
                options={replies}
                onChange={(id) =>
                  setChosen(chosen.map((was, index) => (index === side ? id : was)))
                }
              />
              <p className={styles.text}>
                {parts.map(({kind: of, text}, index) =>
                  of === 'same' ? text : of === kind && <mark key={index}>{text}</mark>,
                )}
              </p>
            </div>
          ))}
        </div>
      ) : (
        <p>There are no two replies yet. Write to your chats and open this again.</p>
      )}
    </Dialog>
  );
}

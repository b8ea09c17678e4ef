import React, {useState, type ReactNode} from 'react';
import {diffSentences, diffWords} from 'diff';
import {Dialog} from '../../ui/Dialog';
import Scrollable from '../../ui/Scrollable';
import {Select} from '../../ui/Select';
import {StateView} from '../../ui/StateView';
import ui from '../../ui/ui.module.css';
import {sessionOf} from '../chat/chatSession';
import {comparisonOf, type ComparedReply} from '../model/comparison';
import {plainMessages} from '../model/messages';
import {metricsText} from '../model/metrics';
import {useNames} from '../commands/registry';
import {usePlayground, type DialogProps} from '../store';
import {messagesOf} from '../stores/conversations';
import styles from './dialogs.module.css';

/** Comparing takes longer the more two texts differ, so long texts that differ much are compared by sentences. */
const LIMIT = {maxEditLength: 1500};

/** A text with the words marked that another one doesn't have. */
function Marked({text, other}: {readonly text: string; readonly other: string}): ReactNode {
  const parts = diffWords(other, text, LIMIT) ?? diffSentences(other, text, LIMIT);
  if (!parts) return <mark>{text}</mark>;
  return parts.map(({added, removed, value}, index) => {
    if (added) return <mark key={index}>{value}</mark>;
    return removed ? null : value;
  });
}

interface CellProps {
  readonly reply: ComparedReply | undefined;
  /** The reply without the words that are marked. */
  readonly other: ComparedReply | undefined;
}

function Cell({reply, other}: CellProps): ReactNode {
  if (!reply) return <p className={ui.help}>Not asked</p>;
  const {text, metrics} = reply;
  return (
    <>
      <p className={styles.reply}>
        {text && other ? (
          <Marked text={text} other={other.text} />
        ) : (
          text || 'No reply, or only a preview'
        )}
      </p>
      {metrics && <p className={ui.help}>{metricsText(metrics, true)}</p>}
    </>
  );
}

/** The replies of all chats side by side, by question, with how long they took. */
export function CompareDialog({onClose}: DialogProps): ReactNode {
  const chats = usePlayground(({workspace}) => workspace.chats);
  const names = useNames();
  const [base, setBase] = useState('');
  const rows = comparisonOf(
    chats.map((chat) => ({
      messages: plainMessages(messagesOf(chat.conversation) ?? []),
      measured: sessionOf(chat.id).measured,
    })),
  );
  const baseAt = chats.findIndex(({id}) => id === base);

  if (rows.length === 0)
    return (
      <Dialog title="Compare replies" onClose={onClose} size="narrow">
        <StateView kind="empty" title="No replies yet">
          Write to your chats, then compare here.
        </StateView>
      </Dialog>
    );
  return (
    <Dialog title="Compare replies" onClose={onClose} size="wide">
      <div className={styles.base}>
        <Select
          label="Compare with"
          value={base}
          options={[
            {id: '', name: 'None'},
            ...chats.map(({id}, index) => ({id, name: names[index] ?? ''})),
          ]}
          onChange={setBase}
        />
      </div>
      <Scrollable as="div" label="Replies by question" className={styles.scroll}>
        <table className={styles.table} style={{minWidth: `${chats.length * 10}rem`}}>
          <thead>
            <tr>
              {chats.map(({id}, index) => (
                <th key={id} scope="col">
                  {names[index]}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({question, replies}, row) => (
            <tbody key={row}>
              <tr>
                <th scope="rowgroup" colSpan={chats.length} className={styles.question}>
                  {question}
                </th>
              </tr>
              <tr>
                {chats.map(({id}, column) => (
                  <td key={id}>
                    <Cell
                      reply={replies[column]}
                      other={column === baseAt ? undefined : replies[baseAt]}
                    />
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </Scrollable>
    </Dialog>
  );
}

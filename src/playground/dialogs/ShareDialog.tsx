import React, {useEffect, useId, useState, type ReactNode} from 'react';
import {CopyButton} from '../../theme/CodeBlock/CopyButton';
import {LINK_NAME, packWorkspace} from '../model/link';
import type {Workspace} from '../model/workspace';
import {Dialog} from '../ui/Dialog';
import ui from '../ui/ui.module.css';
import {Check} from './Check';
import {useMessages} from './useMessages';
import styles from './dialogs.module.css';

interface Props {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

type State = {readonly link: string} | {readonly error: string} | undefined;

/** A link that opens these chats somewhere else. All of it is in the address: no server keeps anything. */
export function ShareDialog({workspace, onClose}: Props): ReactNode {
  const id = useId();
  const {isIncluded, setIncluded, messages, count} = useMessages(workspace);
  const [state, setState] = useState<State>();

  useEffect(() => {
    let isCurrent = true;
    const {origin, pathname} = window.location;
    packWorkspace(workspace, messages).then(
      (packed) => isCurrent && setState({link: `${origin}${pathname}#${LINK_NAME}=${packed}`}),
      (error: unknown) =>
        isCurrent && setState({error: error instanceof Error ? error.message : String(error)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [workspace, messages]);

  return (
    <Dialog title="Share these chats" onClose={onClose}>
      {count > 0 && (
        <Check
          isOn={isIncluded}
          onChange={setIncluded}
          label={`Include the messages (${count})`}
          help="A link holds a short conversation; use a file for pictures."
        />
      )}
      {state && 'error' in state ? (
        <p role="alert">{state.error}</p>
      ) : (
        <div className={ui.field}>
          <label htmlFor={id}>Link</label>
          <div className={styles.link}>
            <input
              id={id}
              className={ui.control}
              readOnly
              value={state?.link ?? ''}
              aria-describedby={`${id}-help`}
            />
            <CopyButton text={() => state?.link ?? ''} subject="the link" />
          </div>
          <p id={`${id}-help`} className={ui.help}>
            The link holds the chats and their settings,{' '}
            {(state?.link.length ?? 0).toLocaleString('en')} characters in all. It holds no keys and{' '}
            {isIncluded ? `${count} messages` : 'no messages'}. Whoever opens it is asked before
            anything changes.
          </p>
        </div>
      )}
    </Dialog>
  );
}

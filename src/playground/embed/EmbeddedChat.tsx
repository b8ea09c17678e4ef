import React, {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {Button} from '../../ui/Button';
import {StateView} from '../../ui/StateView';
import {ChatHost} from '../chat/ChatHost';
import {UnconfirmedHost} from '../chat/UnconfirmedHost';
import {WorkspacePreview} from '../dialogs/WorkspacePreview';
import {accessOf} from '../model/access';
import type {CheckedWorkspace} from '../model/checkWorkspace';
import {isMounted, sendingOf} from '../model/connection';
import {packedIn, unpackWorkspace} from '../model/link';
import {shownNames} from '../model/workspace';
import type {Workspace} from '../schema';
import {keepMessages} from '../stores/conversations';
import {usePermits} from '../stores/keys';
import styles from './embed.module.css';

const HEIGHT = 480;
const EMPTY = 'This address has no chat in it. Copy the code again, under Share in the playground.';

/** Reads the chat in the address, as checked as in any other link. */
async function read(hash: string): Promise<CheckedWorkspace> {
  const packed = packedIn(hash);
  if (packed === undefined) return {error: EMPTY};
  const found = await unpackWorkspace(packed);
  if (!found.workspace) return found;
  const [chat] = found.workspace.chats;
  if (!chat) return {error: EMPTY};
  keepMessages(chat.conversation, found.messages?.[chat.id] ?? []);
  return {...found, workspace: {...found.workspace, chats: [chat]}};
}

interface ShownProps {
  readonly workspace: Workspace;
  readonly notes: readonly string[];
}

/** The chat. One that sends anything anywhere shows its settings first and begins after a yes. */
function ShownChat({workspace, notes}: ShownProps): ReactNode {
  const permits = usePermits();
  const [isAllowed, setAllowed] = useState(false);
  const [chat] = workspace.chats;
  if (!chat) return null;
  // There are no keys here, so nothing is sent to a provider that needs one.
  const access = accessOf(chat, {}, permits);
  const sending = sendingOf(chat, access);
  const [name = ''] = shownNames([chat]);
  if ((sending === 'live' || sending === 'unconfirmed') && !isAllowed)
    return (
      <div className={styles.question}>
        <h1>Start this chat?</h1>
        <WorkspacePreview workspace={workspace} notes={notes} />
        <Button primary onClick={() => setAllowed(true)}>
          Start the chat
        </Button>
      </div>
    );
  return (
    <div className={styles.embed}>
      <h1 className="sr-only">{name}</h1>
      {isMounted(chat, access) ? (
        <ChatHost
          chat={chat}
          shared={workspace.shared}
          label={`Chat ${name}`}
          height={HEIGHT}
          isWanted
        />
      ) : (
        <StateView
          kind="empty"
          title={
            sending === 'unconfirmed'
              ? 'This chat starts after you allow the hosts below'
              : 'This chat needs an API key, so it works in the playground only'
          }
        />
      )}
      {sending === 'unconfirmed' && <UnconfirmedHost provider={chat.provider} access={access} />}
    </div>
  );
}

/** One chat of a link, for frames on other pages. Nothing is kept in the browser, and no key is read from it. */
export function EmbeddedChat(): ReactNode {
  const {hash} = useLocation();
  const [found, setFound] = useState<CheckedWorkspace>();

  useEffect(() => {
    let isCurrent = true;
    void read(hash).then((next) => {
      if (isCurrent) setFound(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  if (!found) return null;
  if (found.workspace) return <ShownChat key={hash} {...found} />;
  return (
    <div className={styles.question}>
      <h1>There is no chat here</h1>
      <p role="alert">{found.error}</p>
    </div>
  );
}

import React, {useId, useState, type ReactNode} from 'react';
import type {Json} from '../../lib/json';
import type {Exchange} from '../../providers/exchange';
import {Button} from '../../ui/Button';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import ui from '../../ui/ui.module.css';
import type {ChatSession} from '../chat/chatSession';
import {QUIET} from '../chat/ReplyTracker';
import {UnconfirmedHost} from '../chat/UnconfirmedHost';
import {reachPermitOf} from '../model/access';
import {originOf} from '../model/address';
import {sendingOf, targetOf} from '../model/connection';
import {reachOfBody} from '../model/reach';
import {isVoiceChat, type ChatModel} from '../model/workspace';
import {bodyOf} from '../stores/exchanges';
import {usePermits} from '../stores/keys';
import {useStore} from '../stores/store';
import {useAccess} from '../stores/useAccess';
import {unmasked, questionIn} from './unmask';

interface Props {
  readonly chat: ChatModel;
  readonly exchange: Exchange;
  readonly session: ChatSession;
}

type Parsed = {readonly body: Json; readonly error?: undefined} | {readonly error: string};

function parse(text: string, exchange: Exchange): Parsed {
  let edited: Json;
  try {
    edited = JSON.parse(text) as Json;
  } catch (error) {
    return {error: `This isn’t JSON: ${error instanceof Error ? error.message : String(error)}`};
  }
  return unmasked(edited, exchange.body, bodyOf(exchange.id));
}

/**
 * The body of a request, to be changed and sent again. It goes through the chat like any message: to the
 * chat's own address, with its key, previews and confirmations. Only the body is another one.
 */
export function EditRequest({chat, exchange, session}: Props): ReactNode {
  const id = useId();
  const access = useAccess(chat);
  const permits = usePermits();
  const {isBusy} = useStore(session.replies.state, QUIET);
  const shown = JSON.stringify(exchange.body, null, 2);
  const [edited, setEdited] = useState({of: exchange.id, text: shown});
  const text = edited.of === exchange.id ? edited.text : shown;
  const real = bodyOf(exchange.id);
  const isForm = typeof FormData !== 'undefined' && real instanceof FormData;
  // Masked texts come back, so they must not go to another host than before.
  const isElsewhere = exchange.url !== '' && originOf(exchange.url) !== originOf(targetOf(chat));
  if (exchange.url === '' || isForm || isElsewhere || isVoiceChat(chat) || real === undefined)
    return null;
  const parsed = parse(text, exchange);
  const reach = parsed.error === undefined ? reachOfBody(parsed.body) : [];
  const unconfirmed = reach.filter((name) => !permits[reachPermitOf(chat.provider, name)]);
  const isLive = sendingOf(chat, access) === 'live';
  const canSend = parsed.error === undefined && unconfirmed.length === 0 && !isBusy;
  return (
    <CollapsibleSection title="Edit and send again">
      <div className={ui.field}>
        <label htmlFor={id}>Request body (JSON)</label>
        <textarea
          id={id}
          className={ui.control}
          rows={12}
          spellCheck={false}
          value={text}
          aria-invalid={parsed.error !== undefined || undefined}
          aria-describedby={`${id}-help`}
          onChange={({target}) => setEdited({of: exchange.id, text: target.value})}
        />
        <p
          id={`${id}-help`}
          className={parsed.error === undefined ? ui.help : ui.error}
          role="status"
        >
          {parsed.error ??
            (isLive
              ? 'The request goes to the same address with your key. The reply appears in the chat.'
              : 'Nothing is sent: the chat shows the request that it would make.')}
        </p>
      </div>
      {unconfirmed.length > 0 && (
        <UnconfirmedHost provider={chat.provider} access={{reach: unconfirmed}} />
      )}
      <Button
        primary
        disabled={!canSend}
        onClick={() => {
          if (parsed.error === undefined) session.sendBody(parsed.body, questionIn(parsed.body));
        }}
      >
        {isLive ? 'Send again' : 'Preview again'}
      </Button>
    </CollapsibleSection>
  );
}

import React, {useMemo, useState, type ReactNode} from 'react';
import {Chat} from '../../chat';
import {CodeTab} from '../panel/CodeTab';
import {elementProps} from '../model/elementProps';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {PLACEMENTS, type Placement} from '../model/placement';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {RadioGroup} from '../../ui/RadioGroup';
import styles from './placement.module.css';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  readonly name: string;
  readonly onPlace: (placement: Placement) => void;
  readonly onClose: () => void;
}

/** Heights in px of the chat in its preview. */
const heights: Readonly<Record<Placement, number>> = {
  inline: 300,
  page: 420,
  launcher: 300,
  phone: 480,
};

const silent = {onRequest: () => undefined, onReply: () => undefined};

/** Lines that stand for the other content of a page. */
function Lines({count}: {readonly count: number}): ReactNode {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({length: count}, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}

/** The chat where it will stand, and the code that puts it there. */
export function PlacementDialog({chat, shared, name, onPlace, onClose}: Props): ReactNode {
  const {placement = 'inline'} = chat;
  const [isOpen, setOpen] = useState(true);
  // The preview sends nothing: it needs no secrets. A mode that calls its provider directly is shown as a demo.
  const config = useMemo(() => {
    const {provider: _, ...rest} = chat;
    const isShowable = modeOfChat(chat)?.reply !== undefined;
    const shown = isShowable ? {...chat, dryRun: true} : {...rest, mode: ''};
    return elementProps(shown, shared, {}, silent);
  }, [chat, shared]);
  const help = PLACEMENTS.find(({id}) => id === placement)?.help;
  const isPage = placement === 'inline' || placement === 'launcher';
  return (
    <Dialog title={`${name} in a page`} onClose={onClose}>
      <div className={ui.field}>
        <RadioGroup label="Place" options={PLACEMENTS} value={placement} onChange={onPlace} />
        <p className={ui.help}>{help}</p>
      </div>
      <div className={styles.stage} data-placement={placement}>
        {isPage && <Lines count={placement === 'inline' ? 3 : 9} />}
        <div className={styles.place} hidden={placement === 'launcher' && !isOpen}>
          <Chat
            key={placement}
            config={config}
            label={`Preview of ${name}`}
            height={heights[placement]}
            start="now"
          />
        </div>
        {placement === 'launcher' && (
          <button
            type="button"
            className={styles.launcher}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Chat with us
          </button>
        )}
        {placement === 'inline' && <Lines count={3} />}
      </div>
      <CollapsibleSection title="Code for this place">
        <CodeTab chat={chat} shared={shared} />
      </CollapsibleSection>
    </Dialog>
  );
}

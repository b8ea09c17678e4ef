import React, {useMemo, type ReactNode} from 'react';
import {CodeTab} from '../panel/CodeTab';
import {elementProps} from '../model/elementProps';
import {CollapsibleSection} from '../../ui/CollapsibleSection';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {PLACEMENTS, type Placement} from '../model/placement';
import {modeOfChat, type ChatModel, type Workspace} from '../model/workspace';
import {RadioGroup} from '../../ui/RadioGroup';
import {useShownChat} from '../style/useShownChat';
import {PlacementStage} from './PlacementStage';

interface Props {
  readonly chat: ChatModel;
  readonly shared: Workspace['shared'];
  readonly name: string;
  readonly onPlace: (placement: Placement) => void;
  readonly onClose: () => void;
}

const silent = {onRequest: () => undefined, onReply: () => undefined};

/** The chat in its place on a page, and the code that puts it there. */
export function PlacementDialog({chat, shared, name, onPlace, onClose}: Props): ReactNode {
  const {placement = 'inline'} = chat;
  // The preview sends nothing: it needs no secrets. A mode that calls its provider directly is shown as a demo.
  const seen = useShownChat(chat);
  const config = useMemo(() => {
    const {provider: _, ...rest} = seen;
    const isShowable = modeOfChat(seen)?.reply !== undefined;
    const shown = isShowable ? {...seen, dryRun: true} : {...rest, mode: ''};
    return elementProps(shown, shared, {}, silent);
  }, [seen, shared]);
  const help = PLACEMENTS.find(({id}) => id === placement)?.help;
  return (
    <Dialog title={`${name} in a page`} onClose={onClose}>
      <div className={ui.field}>
        <RadioGroup label="Place" options={PLACEMENTS} value={placement} onChange={onPlace} />
        <p className={ui.help}>{help}</p>
      </div>
      <PlacementStage config={config} placement={placement} label={`Preview of ${name}`} />
      <CollapsibleSection title="Code for this place">
        <CodeTab chat={chat} shared={shared} />
      </CollapsibleSection>
    </Dialog>
  );
}

import React, {useState, type ReactNode} from 'react';
import {ProviderLogo} from '../chat/ProviderLogo';
import {MAX_CHATS} from '../schema';
import {addChats, replaceChats} from '../actions';
import {usePlayground, type DialogProps} from '../store';
import {Checkbox} from '../../ui/Checkbox';
import {Dialog} from '../../ui/Dialog';
import ui from '../../ui/ui.module.css';
import {templates} from '../model/templates';
import panel from '../panel/panel.module.css';
import styles from './dialogs.module.css';

export function TemplatesDialog({onClose}: DialogProps): ReactNode {
  const count = usePlayground(({workspace}) => workspace.chats.length);
  const [isInstead, setInstead] = useState(true);
  return (
    <Dialog title="Start from a template" onClose={onClose}>
      <Checkbox
        isOn={isInstead}
        onChange={setInstead}
        label="Replace current chats"
        help="Undo brings them back"
      />
      <ul className={styles.templates}>
        {templates.map(({id, name, text, workspace}) => (
          <li key={id}>
            <button
              type="button"
              disabled={!isInstead && count + workspace.chats.length > MAX_CHATS}
              onClick={() => {
                (isInstead ? replaceChats : addChats)(workspace);
                onClose();
              }}
            >
              <span className={panel.row}>
                {workspace.chats.map((chat) => (
                  <ProviderLogo key={chat.id} provider={chat.provider} size={18} />
                ))}
                <strong>{name}</strong>
              </span>
              <span className={ui.help}>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import React, {
  useEffect,
  useId,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import {IconButton} from '../../ui/IconButton';
import {LazyDialog} from '../../ui/LazyDialog';
import {onTabKey} from '../../ui/onTabKey';
import {useNames} from '../commands/registry';
import {shownChat, showTab, usePlayground, type TabProps} from '../store';
import {PANEL_TABS, type PanelTab} from './tabs';
import styles from './panel.module.css';

/** The code of each tab is loaded when it is first shown. */
const TABS: Readonly<Record<PanelTab, () => Promise<ComponentType<TabProps>>>> = {
  settings: () => import('./SettingsTab').then((file) => file.SettingsTab),
  style: () => import('./StyleTab').then((file) => file.StyleTab),
  code: () => import('./CodeTab').then((file) => file.CodeTab),
  requests: () => import('./RequestsTab').then((file) => file.RequestsTab),
  events: () => import('./RequestsTab').then((file) => file.EventsTab),
  messages: () => import('./MessagesTab').then((file) => file.MessagesTab),
  tools: () => import('./ToolsTab').then((file) => file.ToolsTab),
};

/** Everything about the selected chat, beside the chats, or over the lower part of a small window. */
export function Panel({onClose}: {readonly onClose: () => void}): ReactNode {
  const id = useId();
  const chosenTab = useRef<HTMLButtonElement>(null);
  const chats = usePlayground(({workspace}) => workspace.chats);
  const chat = usePlayground(shownChat);
  const {tab = 'settings', opened} = usePlayground((state) => state.panel) ?? {};
  const names = useNames();
  const current = PANEL_TABS.find((one) => one.id === tab);

  useEffect(() => {
    chosenTab.current?.focus();
  }, [opened]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  if (!chat) return null;
  const name = names[chats.indexOf(chat)] ?? '';
  return (
    // Escape is heard here for the controls inside.
    <aside className={styles.panel} aria-label={`Panel of ${name}`} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <IconButton
          icon="close"
          label="Close the panel"
          tip="Close"
          align="end"
          onClick={onClose}
        />
      </div>
      <div className={styles.tabs} role="tablist" aria-label={`Panel of ${name}`}>
        {PANEL_TABS.map((one) => (
          <button
            key={one.id}
            ref={one.id === tab ? chosenTab : undefined}
            type="button"
            role="tab"
            id={`${id}-${one.id}`}
            aria-selected={one.id === tab}
            aria-controls={one.id === tab ? `${id}-content` : undefined}
            tabIndex={one.id === tab ? 0 : -1}
            onClick={() => showTab(one.id)}
            onKeyDown={onTabKey}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div
        id={`${id}-content`}
        className={styles.content}
        role="tabpanel"
        aria-label={`${current?.name} of ${name}`}
        // It scrolls, so the keyboard has to reach it.
        tabIndex={0}
      >
        <LazyDialog key={`${chat.id} ${tab}`} load={TABS[tab]} props={{chat, name, onClose}} />
      </div>
    </aside>
  );
}

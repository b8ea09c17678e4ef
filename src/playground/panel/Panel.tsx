import React, {useEffect, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import {Button} from '../../ui/Button';
import {Icon} from '../../ui/Icon';
import {IconButton} from '../../ui/IconButton';
import {onTabKey} from '../../ui/onTabKey';
import {StateView} from '../../ui/StateView';
import {useLazyPart} from '../../ui/useLazyPart';
import type {PanelTab, TabProps} from './tabProps';
import {PANEL_TABS, type TabDefinition} from './tabs';
import styles from './panel.module.css';

interface Props extends Omit<TabProps, 'show'> {
  readonly tab: PanelTab;
  /** Changes with each command that opens the panel: the focus goes into it then. */
  readonly opened: number;
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
}

function TabContent({
  load,
  props,
}: {
  readonly load: TabDefinition['load'];
  readonly props: TabProps;
}): ReactNode {
  const {Part, failure, retry} = useLazyPart(load);
  if (Part) return <Part {...props} />;
  if (!failure) return null;
  return (
    <div role="alert">
      <StateView kind="error" title="Not loaded" action={<Button onClick={retry}>Retry</Button>}>
        {failure} Check the connection and try again.
      </StateView>
    </div>
  );
}

/**
 * Everything about the selected chat, beside the chats: what is changed here changes the chat at once. On
 * small screens it lies over the lower part of the window.
 */
export function Panel({tab, opened, onTab, onClose, ...props}: Props): ReactNode {
  const id = useId();
  const chosenTab = useRef<HTMLButtonElement>(null);
  const {chat, name} = props;
  const current = PANEL_TABS.find((one) => one.id === tab);

  useEffect(() => {
    chosenTab.current?.focus();
  }, [opened]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
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
            onClick={() => onTab(one.id)}
            onKeyDown={onTabKey}
          >
            <Icon name={one.icon} size={16} />
            {one.name}
          </button>
        ))}
      </div>
      {current && (
        <div
          id={`${id}-content`}
          className={styles.content}
          role="tabpanel"
          aria-label={`${current.name} of ${name}`}
          // It scrolls, so the keyboard has to reach it.
          tabIndex={0}
        >
          <TabContent
            key={`${chat.id} ${tab}`}
            load={current.load}
            props={{...props, show: onTab}}
          />
        </div>
      )}
    </aside>
  );
}

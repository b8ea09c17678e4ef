import React, {memo, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {onTabKey} from '../../ui/onTabKey';
import {loadGenerators} from '../generate/loadGenerators';
import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import styles from './FrameworkTabs.module.css';

interface Props {
  readonly chosen: FrameworkId;
  /** What the tabs switch, for readers who do not see it. */
  readonly label: string;
  /** Id of the panel; the id of a tab is that with the framework's name behind it. */
  readonly panelId: string;
  readonly onChoose: (framework: FrameworkId) => void;
}

/** Tabs that select the framework, in every example of the site. */
export const FrameworkTabs = memo(function FrameworkTabs(props: Props): ReactNode {
  const {chosen, label, panelId, onChoose} = props;
  // Code above may become longer or shorter; the pressed tab stays where it is on the screen.
  const choose = (framework: FrameworkId, tab: HTMLElement) => {
    const before = tab.getBoundingClientRect().top;
    flushSync(() => onChoose(framework));
    window.scrollBy(0, tab.getBoundingClientRect().top - before);
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label}>
      {FRAMEWORKS.map(({id, label: name}) => (
        <button
          key={id}
          id={`${panelId}-${id}`}
          type="button"
          role="tab"
          className={styles.tab}
          data-id={id}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={(event) => choose(id, event.currentTarget)}
          onKeyDown={onTabKey}
          onPointerEnter={() => void loadGenerators().catch(() => undefined)}
        >
          {name}
        </button>
      ))}
    </div>
  );
});

import React, {useSyncExternalStore, type ReactNode} from 'react';
import {onTabKey} from '../../ui/onTabKey';
import type {Log} from './log';
import type {View, Views} from './Panels';
import styles from './LiveExample.module.css';

const LABELS: Readonly<Record<View, string>> = {preview: 'Preview', code: 'Code', log: 'Log'};

const never = () => () => undefined;

interface Props extends Views {
  readonly title: string;
  /** Left out where an example has none. */
  readonly log: Log | undefined;
}

/**
 * Tabs for an example: preview, code and log. Where chat and code are side by side, the style sheet hides the one for
 * the preview, and all of them when there is no log.
 */
export function BlockTabs({id, shown, onView, title, log}: Props): ReactNode {
  const count = useSyncExternalStore(
    log?.subscribe ?? never,
    () => log?.entries().length ?? 0,
    () => 0,
  );
  const views: readonly View[] = log ? ['preview', 'code', 'log'] : ['preview', 'code'];
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={`View: ${title}`}
      data-has-log={log ? '' : undefined}
    >
      {views.map((each) => (
        <button
          key={each}
          id={`${id}-${each}`}
          type="button"
          role="tab"
          data-view={each}
          aria-selected={each === shown}
          aria-controls={`${id}-${each}-panel`}
          tabIndex={each === shown ? 0 : -1}
          onClick={() => onView(each)}
          onKeyDown={onTabKey}
        >
          {LABELS[each]}
          {each === 'log' && count > 0 && (
            <>
              {' '}
              <span>{count}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

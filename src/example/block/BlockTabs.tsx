import React, {useSyncExternalStore, type KeyboardEvent, type ReactNode} from 'react';
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = [...event.currentTarget.children].filter((tab) => tab.clientWidth > 0);
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = tabs.at(target % tabs.length);
    const view = views.find((each) => tab?.id === `${id}-${each}`);
    if (!(tab instanceof HTMLElement) || !view) return;
    onView(view);
    tab.focus({preventScroll: true});
  };
  return (
    // The tabs in the list take the focus; the list only hears their keys.
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={`View: ${title}`}
      data-has-log={log ? '' : undefined}
      onKeyDown={onKeyDown}
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

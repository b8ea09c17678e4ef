import Link from '@docusaurus/Link';
import React, {type ReactNode, type RefObject} from 'react';
import styles from './LiveExample.module.css';
import {onTabKey} from '../../ui/onTabKey';
import {useEntries, type Log} from './log';
import type {View, Views} from './Panels';

const LABELS: Readonly<Record<View, string>> = {preview: 'Preview', code: 'Code', log: 'Log'};

interface TabsProps extends Views {
  readonly title: string;
  /** Left out where an example has none. */
  readonly log: Log | undefined;
}

/**
 * Tabs for an example: preview, code and log. Where chat and code are side by side, the style sheet hides the one for
 * the preview, and all of them when there is no log.
 */
export function BlockTabs({id, shown, onView, title, log}: TabsProps): ReactNode {
  const count = useEntries(log).length;
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

interface Props {
  readonly title: string;
  readonly isOpen: boolean;
  readonly edit: RefObject<HTMLButtonElement | null>;
  readonly onEdit: () => void;
  /** Left out while nothing is changed. */
  readonly onReset: (() => void) | undefined;
  readonly onStackBlitz: () => void;
  /** Gets what StackBlitz needs before it is pressed. */
  readonly onPrepare: () => void;
  /** Address in the playground, for an example that can travel in a link. */
  readonly playground: string | undefined;
}

export function BlockBar(props: Props): ReactNode {
  const {title, isOpen, edit, playground} = props;
  return (
    <div className={styles.bar}>
      <button
        ref={edit}
        type="button"
        aria-label={`${isOpen ? 'Close editor' : 'Edit'}: ${title}`}
        onClick={props.onEdit}
      >
        {isOpen ? 'Close editor' : 'Edit'}
      </button>
      {props.onReset && (
        <button type="button" aria-label={`Reset: ${title}`} onClick={props.onReset}>
          Reset
        </button>
      )}
      <button
        type="button"
        aria-label={`Open in StackBlitz: ${title}`}
        onClick={props.onStackBlitz}
        onPointerEnter={props.onPrepare}
        onFocus={props.onPrepare}
      >
        StackBlitz
      </button>
      {playground && (
        <Link data-noBrokenLinkCheck to={playground} aria-label={`Playground: ${title}`}>
          Playground
        </Link>
      )}
    </div>
  );
}

import React, {useEffect, useRef, type HTMLAttributes, type ReactNode} from 'react';
import {EventLog} from './EventLog';
import {useEntries, type Log} from './log';
import styles from './LiveExample.module.css';

/** The parts of an example of which a narrow block shows one. */
export type View = 'preview' | 'code' | 'log';

export interface Views {
  /** Begins the ids of tabs and panels. */
  readonly id: string;
  /** The chosen one. */
  readonly view: View;
  /** The chosen one, or the code where the preview is beside it anyway. */
  readonly shown: View;
  readonly isWide: boolean;
  readonly onView: (view: View) => void;
}

interface Props {
  readonly views: Views;
  readonly title: string;
  readonly preview: ReactNode;
  readonly code: ReactNode;
  /** Left out where an example has none. */
  readonly log: Log | undefined;
}

function LogPanel({
  log,
  title,
  attributes,
}: {
  log: Log;
  title: string;
  attributes: object;
}): ReactNode {
  const entries = useEntries(log);
  return (
    // Without entries it takes no room beside the code, but is there to announce the first one.
    <div className={styles.log} data-empty={entries.length === 0 || undefined} {...attributes}>
      <EventLog log={log} label={`Event log: ${title}`} />
    </div>
  );
}

/** Preview, code and log of an example: side by side where there is room, else one of them. */
export function Panels({views, title, preview, code, log}: Props): ReactNode {
  const {id, view, isWide, onView} = views;
  const codePanel = useRef<HTMLDivElement>(null);
  const isOff = !isWide && view !== 'code';
  useEffect(() => {
    const panel = codePanel.current;
    if (!panel) return undefined;
    const reveal = () => onView('code');
    // Find-in-page searches hidden code. React doesn't support this value of `hidden`.
    if (isOff) panel.setAttribute('hidden', 'until-found');
    else panel.removeAttribute('hidden');
    panel.addEventListener('beforematch', reveal);
    return () => panel.removeEventListener('beforematch', reveal);
  }, [isOff, onView]);
  const panel = (name: View, hasTab: boolean): HTMLAttributes<HTMLDivElement> => ({
    id: `${id}-${name}-panel`,
    ...(hasTab ? {role: 'tabpanel', 'aria-labelledby': `${id}-${name}`} : {}),
  });
  const hasTabs = !isWide || log !== undefined;
  return (
    <div className={styles.body} data-live="">
      <div className={styles.preview} {...panel('preview', !isWide)}>
        {preview}
      </div>
      <div className={styles.side}>
        <div ref={codePanel} className={styles.code} {...panel('code', hasTabs)}>
          {code}
        </div>
        {log && <LogPanel log={log} title={title} attributes={panel('log', true)} />}
      </div>
    </div>
  );
}

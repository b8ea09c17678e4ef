import React, {useState, type CSSProperties, type ReactNode} from 'react';
import {Chat, type ChatConfig} from '../../chat';
import styles from './brandStage.module.css';

/** Where a chat is in a page. */
type Placement = 'inline' | 'page' | 'launcher';

interface Props {
  readonly config: ChatConfig;
  readonly placement: Placement;
  /** Name of the chat's region. */
  readonly label: string;
  /** Colors for the page and its launcher; without them the site's own colors. */
  readonly page?: {
    readonly paper: string;
    readonly launcher: string;
    readonly launcherText: string;
  };
}

/** Heights in px of the chat in its preview. */
const heights: Readonly<Record<Placement, number>> = {
  inline: 300,
  page: 420,
  launcher: 300,
};

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

/** A drawing of a page with the live chat in its place. */
export function BrandStage({config, placement, label, page}: Props): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const isPage = placement === 'inline' || placement === 'launcher';
  const colors = page && {
    '--stage': page.paper,
    '--launcher': page.launcher,
    '--launcher-text': page.launcherText,
  };
  return (
    <div className={styles.stage} data-placement={placement} style={colors as CSSProperties}>
      {isPage && <Lines count={placement === 'inline' ? 3 : 9} />}
      <div className={styles.place} hidden={placement === 'launcher' && !isOpen}>
        <Chat
          key={placement}
          config={config}
          label={label}
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
  );
}

import React, {useState, type ReactNode} from 'react';
import {ActionButton} from '../ui/ActionLink';
import {Logo} from '../ui/Logo';
import {SmallScreen} from '../ui/SmallScreen';
import styles from './startPanel.module.css';

const SIZES = [24, 31, 48, 96];

/** The logo in four sizes, in the colors of both modes. */
export default function DeepChatLogoSample(): ReactNode {
  const [isDark, setIsDark] = useState(false);
  return (
    <>
      <p className={styles.center}>
        <ActionButton aria-pressed={isDark} onClick={() => setIsDark(!isDark)}>
          On dark
        </ActionButton>
      </p>
      <SmallScreen>
        <div className={styles.logos} data-theme={isDark ? 'dark' : 'light'}>
          {SIZES.map((size) => (
            <span key={size}>
              <Logo size={size} />
              {size} px
            </span>
          ))}
        </div>
      </SmallScreen>
    </>
  );
}

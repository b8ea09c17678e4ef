import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ColorMode} from '@docusaurus/theme-common';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

type Choice = ColorMode | null;

/** The mode after this one; `null` is the system's and exists only when the site respects it. */
function nextColorMode(choice: Choice, respectSystem: boolean): Choice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}

const NAMES = {light: 'light', dark: 'dark', system: 'system'} as const;

const nameOf = (choice: Choice) => NAMES[choice ?? 'system'];

/** Drawn for this site: a sun, a moon, and a disc that is half of each. */
const ICONS = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  dark: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  system: 'M12 4a8 8 0 1 0 0 16V4Zm0 0a8 8 0 0 1 0 16',
} as const;

/**
 * Switches the color mode. All icons are in the page and CSS shows the one of the current choice, so that
 * it is right before the scripts have loaded.
 */
export default function ColorModeToggle({
  className,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const next = nextColorMode(value, respectPrefersColorScheme);
  const label = isBrowser
    ? `Color mode: ${nameOf(value)}. Switch to ${nameOf(next)}`
    : 'Switch the color mode';
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button, className)}
      disabled={!isBrowser}
      aria-label={label}
      title={label}
      onClick={() => onChange(next)}
    >
      {Object.entries(ICONS).map(([mode, path]) => (
        <svg
          key={mode}
          data-mode={mode}
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </button>
  );
}

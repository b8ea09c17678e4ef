import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import type {FragmentParts} from '../data/fragment';
import {Replay} from '../ui/motion/Replay';
import {StartPanel} from './StartPanel';
import site from '../ui/site.module.css';
import styles from './startPanel.module.css';

const SIZES = [24, 31, 48, 96];

function Logos(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const sources = {light: withBaseUrl('/img/logo.svg'), dark: withBaseUrl('/img/logo-dark.svg')};
  return (
    <div className={site.actions}>
      {SIZES.map((size) => (
        <figure key={size}>
          <ThemedImage sources={sources} alt="" width={size} height={size} />
          <figcaption>{size} px</figcaption>
        </figure>
      ))}
    </div>
  );
}

export default {
  startPanel: () => <StartPanel heading="h2" />,
  startPanelParticles: () => <StartPanel heading="h2" particles />,
  startParticles: () => (
    <Replay label="Spread again">
      <div className={clsx(styles.field, styles.particles)} />
    </Replay>
  ),
  smallScreen: () => (
    <div className={site.phone}>
      <StartPanel heading="h2" />
    </div>
  ),
  deepChatLogo: Logos,
} satisfies FragmentParts;

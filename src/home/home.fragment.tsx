import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import React, {type ReactNode, useState} from 'react';
import type {FragmentParts} from '../data/fragment';
import {StartPanel} from './StartPanel';
import {ActionButton} from '../ui/ActionLink';
import {Particles} from './Particles';
import styles from './startPanel.module.css';
import {SmallScreen} from '../ui/SmallScreen';

/** The start panel without particles. */
function StartPanelSample(): ReactNode {
  return <StartPanel heading="h2" />;
}

/** The start panel over particles. */
function StartPanelParticlesSample(): ReactNode {
  return <StartPanel heading="h2" particles />;
}

/** The particle field in a box, with a button that begins again. */
function ParticlesSample(): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <ActionButton onClick={() => setRound(round + 1)}>Spread again</ActionButton>
      <div className={styles.field}>
        <Particles key={round} className={styles.particles} />
      </div>
    </>
  );
}

/** The start panel as wide as a phone. */
function SmallScreenSample(): ReactNode {
  return (
    <SmallScreen>
      <StartPanel heading="h2" />
    </SmallScreen>
  );
}

const SIZES = [24, 31, 48, 96];

/** The logo in four sizes. */
function DeepChatLogoSample(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const sources = {light: withBaseUrl('/img/logo.svg'), dark: withBaseUrl('/img/logo-dark.svg')};
  return (
    <div className={styles.logos}>
      {SIZES.map((size) => (
        <span key={size}>
          <ThemedImage sources={sources} alt="" width={size} height={size} />
          {size} px
        </span>
      ))}
    </div>
  );
}

/** Samples of the home page's parts. */
export default {
  StartPanel: StartPanelSample,
  StartPanelParticles: StartPanelParticlesSample,
  Particles: ParticlesSample,
  SmallScreen: SmallScreenSample,
  DeepChatLogo: DeepChatLogoSample,
} satisfies FragmentParts;

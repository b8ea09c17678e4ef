import React from 'react';
import type {FragmentParts} from '../../data/fragment';
import {featurePage, features} from '../../data/features';
import {FadeIn, FadeInNav} from './FadeIn';
import {OnVisible} from './OnVisible';
import {Replay} from './Replay';
import styles from './motion.module.css';

const items = features.map((feature) => ({to: featurePage(feature), label: feature.name}));

const blocks = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Samples of motion. */
export default {
  fadeInContent: () => (
    <Replay>
      <FadeIn>
        <div className="card padding--lg">
          <h2>The next step</h2>
          <p>
            This block is in the page from the start. It only moves when something new takes its
            place, such as a step of the start path.
          </p>
        </div>
      </FadeIn>
    </Replay>
  ),
  fadeInNav: () => (
    <Replay>
      <div className="card padding--lg">
        <FadeInNav label="Features, sample" items={items} />
      </div>
    </Replay>
  ),
  onVisibleAnimation: () => (
    <Replay>
      <p>Scroll on: the blocks below the window appear as you reach them.</p>
      <div className={styles.column}>
        {blocks.map((block) => (
          <OnVisible key={block}>
            <div className="card padding--lg">
              <h2>{block} block</h2>
              <p>Readable from the start, without JavaScript too. It moves once.</p>
            </div>
          </OnVisible>
        ))}
      </div>
    </Replay>
  ),
} satisfies FragmentParts;

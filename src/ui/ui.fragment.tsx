import React, {type ReactNode} from 'react';
import Footer from '@theme/Footer';
import {featurePage, features} from '../data/features';
import type {FragmentParts} from '../data/fragment';
import {ActionLink, ExploreLink} from './ActionLink';
import {FadeIn, FadeInNav} from './motion/FadeIn';
import {OnVisible} from './motion/OnVisible';
import {Replay} from './motion/Replay';
import {imageSets, PreloadImages} from './PreloadImages';

const items = features.map((feature) => ({to: featurePage(feature), label: feature.name}));

const blocks = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

function Preloaded({set}: {readonly set: keyof typeof imageSets}): ReactNode {
  return (
    <>
      <PreloadImages set={set} />
      <ul>
        {imageSets[set].map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

export default {
  exploreButton: () => (
    <>
      <ActionLink to="/start">Guided start</ActionLink>{' '}
      <ActionLink to="/features/features" quiet>
        See the features
      </ActionLink>
      <p>
        <ExploreLink to="/docs/introduction">Read the introduction</ExploreLink>
      </p>
    </>
  ),
  footer: Footer,
  preloadImages: () => <Preloaded set="all" />,
  preloadStartImages: () => <Preloaded set="start" />,
  preloadPlaygroundImages: () => <Preloaded set="playground" />,
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
      {blocks.map((block) => (
        <OnVisible key={block}>
          <div className="card padding--lg margin-bottom--lg">
            <h2>{block} block</h2>
            <p>Readable from the start, without JavaScript too. It moves once.</p>
          </div>
        </OnVisible>
      ))}
    </Replay>
  ),
} satisfies FragmentParts;

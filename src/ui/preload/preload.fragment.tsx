import React, {type ReactNode} from 'react';
import type {FragmentParts} from '../../data/fragment';
import {imageSets, PreloadImages} from './PreloadImages';

/** A set of pictures, fetched ahead. */
function Sample({set}: {readonly set: keyof typeof imageSets}): ReactNode {
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

/** The pictures of each set. */
export default {
  preloadImages: () => <Sample set="all" />,
  preloadStartImages: () => <Sample set="start" />,
  preloadPlaygroundImages: () => <Sample set="playground" />,
} satisfies FragmentParts;

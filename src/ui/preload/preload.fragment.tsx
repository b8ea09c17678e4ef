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
  all: () => <Sample set="all" />,
  start: () => <Sample set="start" />,
  playground: () => <Sample set="playground" />,
} satisfies FragmentParts;

import React, {type ReactNode} from 'react';
import {blockNow} from './blockNow';
import {BuiltIsland, Island, isBuilding, lazyPart} from './Island';
import type {LiveExampleProps} from './LiveExample';

const block = lazyPart<LiveExampleProps>(
  () => import(/* webpackChunkName: "example" */ './LiveExample').then((it) => it.ExampleBlock),
  blockNow,
);

const Place = isBuilding ? BuiltIsland : Island;

/** Bars, captions and the space around them, in px. */
const AROUND = 220;
const LINE = 21;

/** A live chat with its code. MDX pages get one for each `tsx live` fence. */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {title, height, lines} = props;
  return (
    <Place
      part={block}
      props={props}
      name={`The example "${title}"`}
      height={height + AROUND + (lines[0] ?? 0) * LINE}
    />
  );
}

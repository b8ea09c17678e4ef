import React, {type ReactNode} from 'react';
import {builtBlocks} from '../builtBlocks';
import {BuiltIsland, Island, isBuilding, lazyPart} from './Island';
import {BODY} from './figure';
import type {LiveExampleProps} from './LiveExample';

const block = lazyPart<LiveExampleProps>(
  () => import(/* webpackChunkName: "example" */ './LiveExample').then((it) => it.ExampleBlock),
  builtBlocks?.ExampleBlock,
);

const Place = isBuilding ? BuiltIsland : Island;

/** Bars and borders, in px. */
const AROUND = 84;

/** A live chat with its code. MDX pages get one for each `tsx live` fence. */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {title, body = BODY} = props;
  return (
    <Place part={block} props={props} name={`The example "${title}"`} height={body + AROUND} />
  );
}

import React, {type ReactNode} from 'react';
import {builtBlocks} from '../builtBlocks';
import {Island, type LazyPart} from './Island';
import {BODY} from './figure';
import type {LiveExampleProps} from './LiveExample';

const block: LazyPart<LiveExampleProps> = {
  component: builtBlocks?.ExampleBlock,
  load: () =>
    import(/* webpackChunkName: "example" */ './LiveExample').then((it) => it.ExampleBlock),
};

/** Bars and borders, in px. */
const AROUND = 84;

/** A live chat with its code. MDX pages get one for each `tsx live` fence. */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {title, body = BODY} = props;
  return (
    <Island part={block} props={props} name={`The example "${title}"`} height={body + AROUND} />
  );
}

import React, {type ReactNode} from 'react';
import {Island, type LazyPart} from './Island';
import {BODY} from './figure';
import type * as live from './LiveExample';
import type {LiveExampleProps} from './LiveExample';

const block: LazyPart<LiveExampleProps> = {
  component: __BUILDING__ ? (require('./LiveExample') as typeof live).ExampleBlock : undefined,
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

import React, {type ReactNode} from 'react';
import {BuiltIsland, Island, isBuilding, lazyPart} from '../block/Island';
import {builtBlocks} from '../builtBlocks';
import type {ChatCodeProps} from './ChatCodeBlock';

const block = lazyPart<ChatCodeProps>(
  () =>
    import(/* webpackChunkName: "chat-code" */ './ChatCodeBlock').then((it) => it.ChatCodeBlock),
  builtBlocks?.ChatCodeBlock,
);

const Place = isBuilding ? BuiltIsland : Island;

/** Height, in px, that is kept free where no built page contains the code. */
const HEIGHT = 492;

/** Complete code of a chat in the framework that the reader has chosen for the whole site. */
export function ChatCode(props: ChatCodeProps): ReactNode {
  const name = `The code of "${props.setup.title}"`;
  return <Place part={block} props={props} name={name} height={HEIGHT} />;
}

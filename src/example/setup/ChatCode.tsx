import React, {type ReactNode} from 'react';
import {Island, type LazyPart} from '../block/Island';
import type * as code from './ChatCodeBlock';
import type {ChatCodeProps} from './ChatCodeBlock';

const block: LazyPart<ChatCodeProps> = {
  component: __BUILDING__ ? (require('./ChatCodeBlock') as typeof code).ChatCodeBlock : undefined,
  load: () =>
    import(/* webpackChunkName: "chat-code" */ './ChatCodeBlock').then((it) => it.ChatCodeBlock),
};

/** Height, in px, that is kept free where no built page contains the code. */
const HEIGHT = 492;

/** Complete code of a chat in the framework that the reader has chosen for the whole site. */
export function ChatCode(props: ChatCodeProps): ReactNode {
  const name = `The code of "${props.setup.title}"`;
  return <Island part={block} props={props} name={name} height={HEIGHT} />;
}

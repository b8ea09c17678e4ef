import React, {type ReactNode} from 'react';
import {AskHost} from '@site/src/assistant/AskHost';

/** Around all pages: what stays while the reader goes from one to another. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <AskHost />
    </>
  );
}

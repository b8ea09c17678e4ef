import React, {Fragment, useState, type ReactNode} from 'react';
import {ActionButton} from '../ActionLink';

export function Replay({
  label = 'Play again',
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}): ReactNode {
  const [round, setRound] = useState(0);
  return (
    <>
      <p>
        <ActionButton onClick={() => setRound(round + 1)}>{label}</ActionButton>
      </p>
      <Fragment key={round}>{children}</Fragment>
    </>
  );
}

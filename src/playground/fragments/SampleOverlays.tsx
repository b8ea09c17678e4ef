import React, {type ReactNode} from 'react';
import {DialogHost} from '../dialogs/DialogHost';
import {Panel} from '../panel/Panel';
import {closeDialog, usePlayground} from '../store';

/** The panel and the dialogs that the commands of a sample open. */
export function SampleOverlays(): ReactNode {
  const hasPanel = usePlayground(({panel}) => panel !== undefined);
  return (
    <>
      {hasPanel && <Panel />}
      <DialogHost onClose={closeDialog} />
    </>
  );
}

import React, {type ReactNode} from 'react';
import {CommandDialog} from './CommandDialog';
import {roomCommands, type RoomTools} from './roomCommands';

/** The commands of the room as it is now. */
export function RoomCommandDialog({
  onClose,
  ...tools
}: RoomTools & {readonly onClose: () => void}): ReactNode {
  return <CommandDialog commands={roomCommands(tools)} onClose={onClose} />;
}

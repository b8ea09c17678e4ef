import {readPlaygroundLink} from '../../example/playgroundLink';
import type {CheckedWorkspace} from './checkWorkspace';
import {fromExample} from './fromExample';
import {packedIn, unpackWorkspace} from './link';

/** Reads the chats in the hash of an address: shared ones, or an example of the docs. Never throws. */
export async function chatsIn(hash: string): Promise<CheckedWorkspace> {
  const example = readPlaygroundLink(hash);
  if (example) return fromExample(example);
  // An example that can't be read is damaged like any other link.
  return unpackWorkspace(packedIn(hash) ?? '');
}

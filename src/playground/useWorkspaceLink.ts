import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {CheckedWorkspace} from './model/check';
import {readPlaygroundLink} from '../example/playgroundLink';
import {fromExample} from './model/fromExample';
import {packedIn, unpackWorkspace} from './model/link';

/** The chats that the address brings, checked, and a way to take them out of the address. */
export function useWorkspaceLink(): readonly [CheckedWorkspace | undefined, () => void] {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();
  const [found, setFound] = useState<CheckedWorkspace>();

  useEffect(() => {
    const example = readPlaygroundLink(hash);
    const packed = packedIn(hash);
    if (!example && packed === undefined) return undefined;
    const reading = example ? Promise.resolve(fromExample(example)) : unpackWorkspace(packed ?? '');
    let isCurrent = true;
    void reading.then((checked) => {
      if (isCurrent) setFound(checked);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  const clear = useCallback(() => {
    setFound(undefined);
    history.replace({pathname, search, hash: ''});
  }, [history, pathname, search]);

  return [found, clear];
}

import {useCallback, useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {CheckedWorkspace} from './model/check';
import {packedIn, unpackWorkspace} from './model/link';

/** The chats that the address brings, checked, and a way to take them out of the address. */
export function useWorkspaceLink(): readonly [CheckedWorkspace | undefined, () => void] {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();
  const [found, setFound] = useState<CheckedWorkspace>();

  useEffect(() => {
    const packed = packedIn(hash);
    if (packed === undefined) return undefined;
    let isCurrent = true;
    void unpackWorkspace(packed).then((checked) => {
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

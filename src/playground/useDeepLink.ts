import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import type {CheckedWorkspace} from './model/checkWorkspace';
import {deepLinkNotes, deepLinkPreview, readDeepLink} from './model/deepLink';
import {act} from './store';

/** What came with the search part of the address. */
export interface DeepLinkState {
  /** What the address asked for and did not get; empty when there is nothing to say. */
  readonly notice: string;
  readonly dismiss: () => void;
  /** A chat with settings, to be looked at before it is added. */
  readonly found: CheckedWorkspace | undefined;
  readonly clear: () => void;
}

/**
 * Adds the chat that the search part of the address asks for, and takes it out of the address, so that a
 * reload adds no second one. A chat that brings settings is not added but handed on for a preview. The other
 * chats stay; undo takes the new one away.
 */
export function useDeepLink(): DeepLinkState {
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const [notice, setNotice] = useState('');
  const [found, setFound] = useState<CheckedWorkspace>();
  const done = useRef('');

  useEffect(() => {
    const asked = readDeepLink(search);
    if (!asked || done.current === search) return;
    done.current = search;
    const preview = deepLinkPreview(asked);
    // What the address asks for is known only now, in the browser.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (preview) setFound(preview);
    else {
      if (asked.connection) act({type: 'add', connection: asked.connection});
      setNotice(deepLinkNotes(asked).join(' '));
    }
    history.replace({pathname, search: '', hash});
  }, [search, pathname, hash, history]);

  const dismiss = useCallback(() => setNotice(''), []);
  const clear = useCallback(() => setFound(undefined), []);
  return {notice, dismiss, found, clear};
}

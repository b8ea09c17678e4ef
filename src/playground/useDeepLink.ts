import {useCallback, useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readDeepLink} from './model/deepLink';
import type {Action} from './model/reducer';

/** A line about what an address asked for and did not get. */
export interface DeepLinkNotice {
  readonly text: string;
  readonly dismiss: () => void;
}

/**
 * Adds the chat that the search part of the address asks for, and takes it out of the address, so that a
 * reload adds no second one. The other chats stay; undo takes the new one away.
 */
export function useDeepLink(act: (action: Action) => void): DeepLinkNotice | undefined {
  const {search, pathname, hash} = useLocation();
  const history = useHistory();
  const [text, setText] = useState('');
  const done = useRef('');

  useEffect(() => {
    const found = readDeepLink(search);
    if (!found || done.current === search) return;
    done.current = search;
    if (found.connection) act({type: 'add', connection: found.connection});
    // What the address asks for is known only now, in the browser.
    const said = [
      found.ignored.length > 0 &&
        `The link also asked for ${found.ignored.join(', ')}. This playground does not know that, so it was left out.`,
      found.hasSecret &&
        'The link contained a key. It was removed and not used. Revoke it if it is yours: others may have seen the link.',
    ];
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (said.some(Boolean)) setText(said.filter(Boolean).join(' '));
    history.replace({pathname, search: '', hash});
  }, [search, pathname, hash, history, act]);

  const dismiss = useCallback(() => setText(''), []);
  return text ? {text, dismiss} : undefined;
}

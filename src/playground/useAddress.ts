import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {readPlaygroundLink} from '../example/playgroundLink';
import type {CheckedWorkspace} from './model/checkWorkspace';
import {deepLinkNotes, deepLinkPreview, readDeepLink} from './model/deepLink';
import {fromExample} from './model/fromExample';
import {packedIn, unpackWorkspace} from './model/link';
import {addChat} from './actions';

interface Brought {
  /** Chats of the hash, or a chat with settings of the search part: to be looked at before they are added. */
  readonly workspace?: CheckedWorkspace;
  /** What the search part asked for and did not get. */
  readonly notice?: string;
}

/**
 * Reads the address, and takes what it asks for out of it, so that a reload adds no second chat. A chat without
 * settings is added immediately; the other chats stay, and undo takes the new one away.
 *
 * @returns what came, and what forgets a part of it
 */
export function useAddress(): readonly [Brought, (part: keyof Brought) => void] {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();
  const [brought, setBrought] = useState<Brought>({});

  useEffect(() => {
    const example = readPlaygroundLink(hash);
    const packed = packedIn(hash);
    if (!example && packed === undefined) return undefined;
    const reading = example ? Promise.resolve(fromExample(example)) : unpackWorkspace(packed ?? '');
    let isCurrent = true;
    void reading.then((workspace) => {
      if (isCurrent) setBrought((before) => ({...before, workspace}));
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  useEffect(() => {
    const asked = readDeepLink(search);
    if (!asked) return;
    const workspace = deepLinkPreview(asked);
    if (!workspace && asked.connection) addChat(asked.connection);
    // What the address asks for is known only now, in the browser.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setBrought((before) => ({
      ...before,
      ...(workspace ? {workspace} : {notice: deepLinkNotes(asked).join(' ')}),
    }));
    history.replace({pathname, search: '', hash});
  }, [search, pathname, hash, history]);

  const forget = (part: keyof Brought) => {
    setBrought((before) => ({...before, [part]: undefined}));
    if (part === 'workspace' && hash) history.replace({pathname, search, hash: ''});
  };
  return [brought, forget];
}

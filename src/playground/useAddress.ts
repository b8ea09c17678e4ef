import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {NOT_LOADED, type CheckedWorkspace} from './model/checkWorkspace';
import {addChat} from './actions';

/** A hash that brings chats. What reads it is loaded for it. */
const BRINGS_CHATS = /[#&](example|workspace)=/;

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
    let isCurrent = true;
    const take = (brings: Brought) => {
      if (isCurrent) setBrought((before) => ({...before, ...brings}));
    };
    if (BRINGS_CHATS.test(hash))
      import('./model/fromExample')
        .then(({chatsIn}) => chatsIn(hash))
        .then(
          (workspace) => take({workspace}),
          () => take({workspace: NOT_LOADED}),
        );
    if (search)
      import('./model/deepLink').then(
        ({readDeepLink, deepLinkPreview, deepLinkNotes}) => {
          const asked = readDeepLink(search);
          if (!asked || !isCurrent) return;
          const workspace = deepLinkPreview(asked);
          if (!workspace && asked.connection) addChat(asked.connection);
          take(workspace ? {workspace} : {notice: deepLinkNotes(asked).join(' ')});
          history.replace({pathname, search: '', hash});
        },
        () => take({notice: NOT_LOADED.error}),
      );
    return () => {
      isCurrent = false;
    };
  }, [hash, search, pathname, history]);

  const forget = (part: keyof Brought) => {
    setBrought((before) => ({...before, [part]: undefined}));
    if (part === 'workspace' && hash) history.replace({pathname, search, hash: ''});
  };
  return [brought, forget];
}

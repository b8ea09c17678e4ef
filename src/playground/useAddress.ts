import {useEffect, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {NOT_LOADED, type CheckedWorkspace} from './model/checkWorkspace';
import type * as DeepLinks from './model/deepLink';
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
    if (!BRINGS_CHATS.test(hash)) return undefined;
    let isCurrent = true;
    void import('./model/hash')
      .then(({chatsIn}) => chatsIn(hash))
      .catch(() => NOT_LOADED)
      .then((workspace) => {
        if (isCurrent) setBrought((before) => ({...before, workspace}));
      });
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  useEffect(() => {
    if (!search) return undefined;
    let isCurrent = true;
    const take = ({readDeepLink, deepLinkPreview, deepLinkNotes}: typeof DeepLinks) => {
      const asked = readDeepLink(search);
      if (!asked || !isCurrent) return;
      const workspace = deepLinkPreview(asked);
      if (!workspace && asked.connection) addChat(asked.connection);
      const brings = workspace ? {workspace} : {notice: deepLinkNotes(asked).join(' ')};
      setBrought((before) => ({...before, ...brings}));
      history.replace({pathname, search: '', hash});
    };
    import('./model/deepLink').then(take, () => {
      if (isCurrent) setBrought((before) => ({...before, notice: NOT_LOADED.error}));
    });
    return () => {
      isCurrent = false;
    };
  }, [search, pathname, hash, history]);

  const forget = (part: keyof Brought) => {
    setBrought((before) => ({...before, [part]: undefined}));
    if (part === 'workspace' && hash) history.replace({pathname, search, hash: ''});
  };
  return [brought, forget];
}

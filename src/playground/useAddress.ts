import {useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {addChat} from './actions';
import {NOT_LOADED} from './model/checkWorkspace';
import {openDialog, showNotice, usePlayground} from './store';

/** A hash that brings chats. What reads it is loaded for it. */
const BRINGS_CHATS = /[#&](example|workspace)=/;

/**
 * Reads the address, and takes what it asks for out of it, so that a reload adds no second chat. A chat without
 * settings is added immediately, everything else is looked at first; undo takes it away.
 */
export function useAddress(): void {
  const {hash, pathname, search} = useLocation();
  const history = useHistory();

  useEffect(() => {
    const hasChats = BRINGS_CHATS.test(hash);
    if (!search && !hasChats) return undefined;
    let isCurrent = true;
    let stop: () => void = () => undefined;
    const read = async () => {
      const {fromHash, fromSearch} = await import('./model/fromAddress');
      const asked = fromSearch(search);
      const brought = asked ?? (hasChats ? await fromHash(hash) : undefined);
      if (!brought || !isCurrent) return;
      const {found, connection, notice} = brought;
      if (connection) addChat(connection);
      showNotice(notice);
      if (found) openDialog({kind: 'import', found});
      if (asked) history.replace({pathname, search: '', hash});
      else
        stop = usePlayground.subscribe(({dialog}) => {
          // Until it is closed, a reload shows the chats again.
          if (!dialog?.found) history.replace({pathname, search, hash: ''});
        });
    };
    read().catch(() => showNotice(NOT_LOADED.error));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [hash, search, pathname, history]);
}

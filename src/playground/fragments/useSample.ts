import {useEffect, useState} from 'react';
import type {ChatModel} from '../schema';
import {begin, usePlayground} from '../store';
import {claude, workspace} from './sampleChats';

/** Puts one chat into the playground's store, which nothing saves here. Undefined until then. */
export function useSample(): readonly ChatModel[] | undefined {
  const [isReady, setReady] = useState(false);
  const chats = usePlayground((state) => state.workspace.chats);
  useEffect(() => {
    begin({...workspace, chats: [claude]});
    // The static page has no sample, so that the store begins in the browser only.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setReady(true);
  }, []);
  return isReady ? chats : undefined;
}

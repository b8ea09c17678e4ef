import {useMemo} from 'react';
import {accessOf} from '../model/access';
import type {Access} from '../model/connection';
import type {ChatModel} from '../schema';
import {useKeys, usePermits} from './keys';

export function useAccess(chat: ChatModel): Access {
  const keys = useKeys();
  const permits = usePermits();
  const access = accessOf(chat, keys, permits);
  // The same object as long as it says the same, so that no chat is built again for another chat's key.
  const text = JSON.stringify(access);
  return useMemo(() => JSON.parse(text) as Access, [text]);
}

import {useMemo, useSyncExternalStore} from 'react';
import {onSiteSkin, siteSkin} from '../../chat/contrastSkin';
import type {ChatModel} from '../schema';
import {lookIn} from './brand';

/** A chat with the look that it has in the site's color mode. Code has the look of both. */
export function useShownChat(chat: ChatModel): ChatModel {
  const mode = useSyncExternalStore<'light' | 'dark'>(onSiteSkin, siteSkin, () => 'light');
  return useMemo(
    () => (chat.look?.dark ? {...chat, look: lookIn(chat.look, mode)} : chat),
    [chat, mode],
  );
}

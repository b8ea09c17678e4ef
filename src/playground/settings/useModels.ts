import {useRef, useState} from 'react';
import {sendingOf} from '../model/connection';
import {fetchModels, hasModelList} from '../model/modelList';
import type {ChatModel} from '../model/workspace';
import {useAccess} from '../stores/useAccess';

const NONE: readonly string[] = [];
/** Lists by provider and key, for as long as the page is open. */
const known = new Map<string, readonly string[]>();

/**
 * The models of a chat's provider. They are asked for with the person's key when {@link load} is called, and
 * only where the chat itself may send to the provider's own address.
 */
export function useModels(chat: ChatModel): {
  readonly models: readonly string[];
  readonly load: () => void;
} {
  const access = useAccess(chat);
  const {provider} = chat;
  const maySend =
    provider !== undefined &&
    hasModelList(provider) &&
    sendingOf(chat, access) === 'live' &&
    access.origin === undefined;
  const name = `${provider} ${access.key ?? ''}`;
  const [, setCount] = useState(0);
  const asked = useRef('');
  const load = () => {
    if (!maySend || known.has(name) || asked.current === name) return;
    asked.current = name;
    void fetchModels(provider, access.key ?? '').then((models) => {
      if (models.length > 0) known.set(name, models);
      else asked.current = '';
      setCount((count) => count + 1);
    });
  };
  return {models: (maySend && known.get(name)) || NONE, load};
}

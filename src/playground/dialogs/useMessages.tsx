import React, {useMemo, useState} from 'react';
import {Checkbox} from '../../ui/Checkbox';
import type {Workspace} from '../schema';
import {messagesOfChats} from '../stores/conversations';

/**
 * The messages of the chats, once the user chooses to include them.
 *
 * @param help - What it means to include them.
 */
export function useMessages({chats}: Workspace, help: string) {
  const [isIncluded, setIncluded] = useState(false);
  const found = useMemo(() => messagesOfChats(chats), [chats]);
  const count = Object.values(found).reduce((sum, list) => sum + list.length, 0);
  return {
    messages: isIncluded ? found : undefined,
    /** How many are included, in words. */
    included: isIncluded ? `${count} messages` : 'no messages',
    field: count > 0 && (
      <Checkbox
        isOn={isIncluded}
        onChange={setIncluded}
        label={`Include the messages (${count})`}
        help={help}
      />
    ),
  };
}

/** A size in words, such as `1.5 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} kB`;
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 1024) return `${megabytes.toFixed(1)} MB`;
  return `${(megabytes / 1024).toFixed(1)} GB`;
}

import React, {type ReactNode} from 'react';
import {ChatHost} from '../chat/ChatHost';
import {claude, shared} from './samples';

/** A chat that shows Claude's requests and sends none. */
export default function ChatHostSample(): ReactNode {
  return (
    <ChatHost chat={claude} shared={shared} label="Chat that previews its requests" height={420} />
  );
}

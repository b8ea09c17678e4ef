import React, {type ReactNode} from 'react';
import {ChatCodeView} from '../dialogs/ChatCodeView';
import {claude, shared} from './samples';

/** The code of a chat with Claude. */
export default function ChatCodeViewSample(): ReactNode {
  return <ChatCodeView chat={claude} shared={shared} />;
}

import {useEffect, useRef} from 'react';
import '../floating-chat.css';
import {addFloatingChat} from '../floating-chat';
import {createSupportChat} from '../support-chat';

export function FloatingChat() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => addFloatingChat(host.current!, createSupportChat), []);
  return <div ref={host} />;
}

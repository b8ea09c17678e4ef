import {onCleanup, onMount} from 'solid-js';
import '../floating-chat.css';
import {addFloatingChat} from '../floating-chat';
import {createSupportChat} from '../support-chat';

export function FloatingChat() {
  let host!: HTMLDivElement;
  onMount(() => onCleanup(addFloatingChat(host, createSupportChat)));
  return <div ref={host} />;
}

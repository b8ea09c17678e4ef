import './floating-chat.css';
import {addFloatingChat} from './floating-chat';
import {createSupportChat} from './support-chat';

addFloatingChat(document.querySelector<HTMLElement>('#chat')!, createSupportChat);

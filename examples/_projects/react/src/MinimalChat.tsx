import {memo} from 'react';
import {DeepChat} from 'deep-chat-react';

const Chat = memo(DeepChat);
const demo = {response: {text: 'Hello!'}};
const style = {width: '100%', height: '420px', fontFamily: 'system-ui, sans-serif'};

export function MinimalChat() {
  return <Chat demo={demo} style={style} />;
}

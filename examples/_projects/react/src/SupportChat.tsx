import {memo, useCallback, useRef, useState} from 'react';
import type {ComponentProps} from 'react';
import type {DeepChat as DeepChatElement} from 'deep-chat';
import {DeepChat} from 'deep-chat-react';

type ChatProps = ComponentProps<typeof DeepChat>;

const Chat = memo(DeepChat);

const style = {width: '100%', height: '420px', fontFamily: 'system-ui, sans-serif'};
const connect: ChatProps['connect'] = {
  // Answers in the page. With a server of your own: {url: '/api/chat'}.
  handler: (body, signals) => {
    signals.onResponse({text: `You asked on ${body.page}: ${body.messages[0].text}`});
  },
};
const intro: ChatProps['introMessage'] = {text: 'Hello! How can I help?'};
const addPage: ChatProps['requestInterceptor'] = (details) => {
  details.body.page = window.location.pathname;
  return details;
};

export function SupportChat() {
  const chat = useRef<DeepChatElement>(null);
  const [count, setCount] = useState(0);

  const onMessage = useCallback<NonNullable<ChatProps['onMessage']>>(({isHistory}) => {
    if (!isHistory) setCount((current) => current + 1);
  }, []);

  return (
    <>
      <p>{count} messages</p>
      <Chat
        ref={chat}
        style={style}
        connect={connect}
        introMessage={intro}
        requestInterceptor={addPage}
        onMessage={onMessage}
      />
      <button onClick={() => chat.current?.submitUserMessage({text: 'Where is my order?'})}>
        Where is my order?
      </button>
      <button onClick={() => chat.current?.clearMessages()}>New chat</button>
    </>
  );
}

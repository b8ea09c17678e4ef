import {createSignal} from 'solid-js';
import type {DeepChat} from 'deep-chat';
import type {Connect} from 'deep-chat/dist/types/connect';
import type {RequestInterceptor} from 'deep-chat/dist/types/interceptors';
import 'deep-chat';

const intro = {text: 'Hello! How can I help?'};
const addPage: RequestInterceptor = (details) => {
  details.body.page = window.location.pathname;
  return details;
};

export function SupportChat() {
  let chat: DeepChat | undefined;
  const connect: Connect = {
    // Answers in the page. With a server of your own: {url: '/api/chat'}.
    handler: (body, signals) => {
      signals.onResponse({text: `You asked on ${body.page}: ${body.messages[0].text}`});
    },
  };
  const [count, setCount] = createSignal(0);
  const onMessage = (event: CustomEvent) => {
    if (!event.detail.isHistory) setCount((current) => current + 1);
  };

  return (
    <>
      <p>{count()} messages</p>
      <deep-chat
        ref={(element) => (chat = element)}
        prop:connect={connect}
        prop:introMessage={intro}
        prop:requestInterceptor={addPage}
        on:message={onMessage}
        style={{
          display: 'block',
          width: '100%',
          height: '420px',
          'font-family': 'system-ui, sans-serif',
        }}
      />
      <button onClick={() => chat?.submitUserMessage({text: 'Where is my order?'})}>
        Where is my order?
      </button>
      <button onClick={() => chat?.clearMessages()}>New chat</button>
    </>
  );
}

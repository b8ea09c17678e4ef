import type {MessageContent} from 'deep-chat/dist/types/messages';
import 'deep-chat';

const chat = document.createElement('deep-chat');
chat.style.cssText =
  'display: block; width: 100%; height: 420px; font-family: system-ui, sans-serif';

// Objects and functions are properties.
chat.introMessage = {text: 'Hello! How can I help?'};
chat.connect = {
  // Answers in the page. With a server of your own: {url: '/api/chat'}.
  handler: (body, signals) => {
    signals.onResponse({text: `You asked on ${body.page}: ${body.messages[0].text}`});
  },
};
chat.requestInterceptor = (details) => {
  details.body.page = location.pathname;
  return details;
};

// Events are CustomEvents; the value is in detail.
let count = 0;
chat.addEventListener('message', (event) => {
  const {isHistory} = (event as CustomEvent<{message: MessageContent; isHistory: boolean}>).detail;
  if (isHistory) return;
  count += 1;
  document.querySelector('#count')!.textContent = `${count} messages`;
});

// Methods work after the first render. On a busy page a second one follows it.
chat.addEventListener('render', () => setTimeout(() => chat.focusInput()));
document.querySelector('#ask')!.addEventListener('click', () => {
  chat.submitUserMessage({text: 'Where is my order?'});
});
document.querySelector('#clear')!.addEventListener('click', () => chat.clearMessages());

document.querySelector('#chat-area')!.append(chat);

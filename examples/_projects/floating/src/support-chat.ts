import type {CreateChat} from './floating-chat';

/** Loads the package on the first click; it becomes a file of its own. */
export const createSupportChat: CreateChat = async (place) => {
  await import('deep-chat');
  const chat = document.createElement('deep-chat');
  chat.style.cssText =
    'display: block; width: 100%; height: 100%; border: 0; font-family: system-ui, sans-serif';
  chat.introMessage = {text: 'Hello! Ask about your order.'};
  chat.connect = {
    // Answers in the page. With a server of your own: {url: '/api/chat'}.
    handler: (body, signals) => {
      signals.onResponse({text: `You asked: ${body.messages[0].text}`});
    },
  };
  const rendered = new Promise((resolve) => {
    // On a busy page the chat is drawn twice; this runs after both.
    chat.addEventListener('render', () => setTimeout(resolve), {once: true});
  });
  place.replaceChildren(chat);
  await rendered;
  return chat;
};

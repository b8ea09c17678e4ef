declare module 'deep-chat/dist/deepChat.bundle.js';

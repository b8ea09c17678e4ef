export {Chat} from './Chat';
export type {ChatConfig, ChatProps, ChatStart, DeepChatElement} from './types';

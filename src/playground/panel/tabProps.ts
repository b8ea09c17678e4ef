import type {ChatModel} from '../schema';

/** A tab of the panel. */
export type PanelTab = 'settings' | 'style' | 'code' | 'requests' | 'events' | 'messages' | 'tools';

/** What each tab gets. It reads everything else from the store. */
export interface TabProps {
  readonly chat: ChatModel;
  /** Shown name of the chat. */
  readonly name: string;
}

import type {ComponentProps, ReactNode} from 'react';
import type {DeepChat as DeepChatElement} from 'deep-chat';
import type {DeepChat as DeepChatComponent} from 'deep-chat-react';

export type {DeepChatElement};

/** Properties of the component as an example or a form sets them, without those that React adds. */
export type ChatConfig = Omit<ComponentProps<typeof DeepChatComponent>, 'children' | 'ref' | 'key'>;

/** When a chat loads the component: near the viewport, or immediately. */
export type ChatStart = 'near' | 'now';

export interface ChatProps {
  /**
   * What the chat is set up with. Functions keep their identity; everything else is copied for each
   * mount, because the component writes into the objects it is given.
   */
  readonly config: ChatConfig;
  /** Accessible name of the chat's region, unique on its page. */
  readonly label: string;
  /** Height in px, reserved before the component has loaded; `fill` is that of the element around it. */
  readonly height?: number | 'fill';
  readonly start?: ChatStart;
  readonly children?: ReactNode;
  /** Called with the element when its methods are ready, and with `null` when it goes. */
  readonly onElement?: (element: DeepChatElement | null) => void;
  /** Makes of a finished reply or an error what is read out of it; all of it by default. */
  readonly readOut?: (text: string) => string;
}

import type {DeepChat} from 'deep-chat';
import type {JSX as SolidJSX} from 'solid-js';

type ChatProperties = {
  [Key in keyof DeepChat as `prop:${string & Key}`]?: DeepChat[Key];
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'deep-chat': SolidJSX.HTMLAttributes<DeepChat> &
        ChatProperties & {'on:message'?: (event: CustomEvent) => void};
    }
  }
}

import type {ChatConfig} from '../chat';

/** A handler of `connect`, as the component calls it. */
export type Handler = NonNullable<NonNullable<ChatConfig['connect']>['handler']>;

/**
 * The properties that an example is shown with. A chat with a provider or a server shows what that would get:
 * examples have no key, and pages ask nobody. It also runs as text in the frame of edited examples, so it uses nothing
 * from outside of itself but its arguments.
 *
 * @param show - Shows a request in the chat: `showRequest`.
 */
export function previewed(config: ChatConfig, show: Handler): ChatConfig {
  const {directConnection, connect, responseInterceptor, webModel} = config;
  const isRemote = directConnection ?? (connect?.url && !connect.websocket && !webModel);
  if (!isRemote || connect?.handler || responseInterceptor) return config;
  return {...config, connect: {...connect, handler: show}};
}

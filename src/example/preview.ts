import type {ChatConfig, DeepChatElement} from '../chat';

/**
 * The properties that an example is shown with. A chat with a provider that doesn't reply to itself shows the
 * body that the provider would get: examples have no key, and pages ask nobody. It also runs as text in the frame
 * of edited examples, so it uses nothing from outside of itself but its arguments.
 *
 * @param chat - The element, once it is there.
 */
export function previewed(
  config: ChatConfig,
  chat: () => Pick<DeepChatElement, 'addMessage'>,
): ChatConfig {
  const {directConnection, connect} = config;
  if (!directConnection || connect?.handler || connect?.url?.startsWith('data:')) return config;
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > 200 ? `${value.slice(0, 80)}…` : value;
  /** A reply that the reader of each provider's chat finds its text in. */
  const replyOf = (text: string) => ({
    object: 'chat.completion',
    choices: [{message: {content: text}}],
    status: 'completed',
    output: [{type: 'message', status: 'completed', content: [{type: 'output_text', text}]}],
    content: [{type: 'text', text}],
    candidates: [{content: {parts: [{text}]}}],
    answer: text,
    conversation_id: 'demo',
    message: {content: directConnection.ollama ? text : [{text}]},
  });
  return {
    ...config,
    connect: {
      ...connect,
      handler: (body, signals) => {
        const json = JSON.stringify(body, shorten, 2);
        const text = `Nothing is sent here. The provider would get:\n\n~~~json\n${json}\n~~~`;
        if (connect?.stream !== true) return void signals.onResponse(replyOf(text) as never);
        signals.onClose();
        chat().addMessage({role: 'ai', text});
      },
    },
  };
}

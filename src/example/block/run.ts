import type {ChatConfig, DeepChatElement} from '../../chat';
import {previewed} from '../preview';
import {createLog, type Log} from './log';

/** What an example may use: the chat that it is about, and the log under it. */
export interface ExampleScope {
  readonly chat: DeepChatElement;
  readonly log: (...values: unknown[]) => void;
}

/** A compiled example: the properties of its chat, and the functions of its buttons as `b0`, `b1`, … */
export type CreatedExample = {readonly config: ChatConfig} & Readonly<
  Record<`b${number}`, () => unknown>
>;

/** An example with its surroundings. Whoever shows the chat puts its element here. */
export interface Running {
  readonly example: CreatedExample;
  readonly config: ChatConfig;
  readonly log: Log;
  element: DeepChatElement | null;
}

/**
 * Sets an example up. It also happens while pages are built: the static chat shows its first messages.
 *
 * @param reply - What the server of its `url` replies.
 * @throws Error with the title when the example's constants cannot be made
 */
export function run(
  title: string,
  create: (scope: ExampleScope) => CreatedExample,
  reply?: string,
): Running {
  const log = createLog();
  const surroundings: {log: Log; element: DeepChatElement | null} = {log, element: null};
  const scope: ExampleScope = {
    get chat() {
      if (!surroundings.element)
        throw new Error('The chat is not there yet. Use it after it has rendered.');
      return surroundings.element;
    },
    log: log.write,
  };
  try {
    const example = create(scope);
    const config = previewed(example.config, (...request) => {
      void import('../showRequest').then(({showReply}) => {
        const {element} = surroundings;
        // The page may be left while this loads.
        if (element) void showReply(example.config, element, reply, ...request);
      });
    });
    return Object.assign(surroundings, {example, config});
  } catch (error) {
    throw new Error(
      `The example "${title}" fails: ${String(error)}. ` +
        'Pages are built without a browser: use it in functions only.',
      {cause: error},
    );
  }
}

/** Names of older versions, and what 2.4 calls them. They are looked up only where a name isn't known. */
const RENAMED = {
  request: 'connect',
  stream: 'connect.stream',
  initialMessages: 'history',
  onNewMessage: 'onMessage',
  'new-message': 'message',
  isInitial: 'isHistory',
  validateMessageBeforeSending: 'validateInput',
  containerStyle: 'chatStyle',
  introPanelStyle: 'the style of the panel element',
  bubble: 'message.styles.bubble',
  displayLoadingBubble: 'displayLoading.message',
  htmlWrappers: 'htmlWrappers of the element',
  scroll: 'smoothScroll',
  isScroll: 'smoothScroll',
  'inside-left': 'inside-start',
  'inside-right': 'inside-end',
  'outside-left': 'outside-start',
  'outside-right': 'outside-end',
  left: 'start',
  right: 'end',
  result: 'text, html or files without it',
  file: 'files, a list',
  _addMessage: 'addMessage',
  'deep-chat-update-message': 'overwrite: true in the reply',
  system_prompt: 'instructions',
  max_tokens: 'max_output_tokens',
  textGeneration: 'settings of cohere itself',
  summarization: 'settings of cohere itself',
};

/** A message, with the new name if it quotes one that was renamed. */
export function withHint(message) {
  const names = [...message.matchAll(/['"]+([\w-]+)['"]+/g)].map(([, name]) => name);
  const old = names.find((name) => Object.hasOwn(RENAMED, name));
  return old ? `${message} ${old} was renamed to ${RENAMED[old]}.` : message;
}

const EVENTS = ['message', 'render', 'input', 'error', 'clear-messages'];
const OTHER_EVENTS =
  /^(?:sts-session-\w+|(?:dbl|aux)?click|change|(?:mouse|pointer|key|focus|blur|drag|drop|touch|wheel|scroll|copy|paste|cut|animation|transition|contextmenu|composition|before|load|select|got|lost).*)$/;

/** The event of a callback: `message` of `onMessage`. */
export const eventOf = (callback) =>
  callback === 'onComponentRender'
    ? 'render'
    : callback
        .slice(2)
        .replace(/\B[A-Z]/g, '-$&')
        .toLowerCase();

/** What is wrong with the name of an event that code listens to. */
export function eventProblem(name) {
  if (EVENTS.includes(name) || OTHER_EVENTS.test(name)) return undefined;
  return withHint(`The element has no event '${name}'. Its events are ${EVENTS.join(', ')}.`);
}

/** Attributes of every element, and those that frameworks read themselves. */
export const GLOBAL =
  /^(?:id|class|className|classList|style|hidden|slot|lang|dir|title|role|part|is|inert|tabindex|tabIndex|key|ref|children|nonce|popover|draggable|translate|spellcheck|suppressHydrationWarning|(?:aria|data|v|client)-.*|(?:style|class|use|bind|let|transition|in|out|animate|attr):.*|ng[A-Z].*)$/;

/** Properties whose attribute has the source of a function. */
export const FUNCTION = /^on[A-Z]|Interceptor$|^validateInput$|^loadHistory$/;

import {IS_DESKTOP} from '../../lib/desktop';
import {escapeHtml} from '../../lib/escapeHtml';
import type {ChatConfig} from '../../chat';
import * as parts from '../../chat/internals';
import {newestText} from '../../chat/saidMessage';
import type {Conversation} from '../conversation';
import {asWritten, questionOf} from './asWritten';

/** Colors of code, as `src/css/code.css` has them for the page. */
const TOKENS = ['comment', 'keyword', 'string', 'number', 'function', 'tag', 'attr-name']
  .map((name) => `.token.${name}{color:var(--code-${name})}`)
  .join('\n');

/** The list of sources below its label. */
const SOURCES = `${parts.AI_TEXT} p:has(>strong:only-child)+ol`;

/**
 * Looks of the chat in the panel: answers as text over the whole width, the field at the bottom. The page's
 * custom properties reach into the chat.
 */
const LOOKS = `
${parts.MESSAGES}{padding:0 1.25rem 1rem;mask:linear-gradient(#000 calc(100% - 1.25rem),transparent);font-size:.9375rem;line-height:1.6}
${parts.GROUP}{width:100%}
${parts.BUBBLE}{max-width:100%;line-height:1.6}
.deep-chat-outer-container-role-user{margin-top:1.25rem}
${parts.MESSAGES}>:first-child>:first-child{margin-top:0}
${parts.USER_TEXT}{max-width:88%;scroll-margin-top:1rem;padding:.5rem .875rem;border-radius:var(--radius-3) var(--radius-3) 4px;background:var(--accent-soft);color:var(--text-1);line-height:1.5}
${parts.AI_TEXT}{width:100%;padding:0;background:none}
${parts.AI_TEXT}>:first-child,${parts.AI_TEXT} p:first-child{margin-top:0}
${parts.AI_TEXT} p{margin:.625em 0}
${parts.AI_TEXT} :is(h1,h2,h3,h4){margin:1.25em 0 .5em;font-size:1em}
${parts.AI_TEXT} :is(ul,ol){margin:.5em 0;padding-inline-start:1.375em}
${parts.AI_TEXT} li{margin:.25em 0}
${parts.AI_TEXT} a{color:var(--accent-text);text-underline-offset:2px}
${parts.AI_TEXT} a[title]{padding:.1875rem .375rem;border-radius:var(--radius-1);background:var(--accent-soft);font-size:.75rem;font-weight:600;text-decoration:none}
${parts.AI_TEXT} code{padding:.1em .35em;border-radius:4px;background:var(--surface-3);color:var(--code-text);font-family:var(--font-mono);font-size:.875em}
${parts.AI_TEXT} pre{margin:0;padding:.75rem .875rem;overflow:auto;border:1px solid var(--border);border-radius:var(--radius-2);background:var(--code-background);color:var(--code-text);font-size:.8125rem;line-height:1.55}
${parts.AI_TEXT} pre code{display:block;padding:0;background:none;font-size:inherit;white-space:pre-wrap;word-break:normal;overflow-wrap:anywhere;text-indent:3ch hanging each-line}
${parts.AI_TEXT} pre [style^=max-width]{display:inline-block;vertical-align:top}
${parts.AI_TEXT} p:has(>strong:only-child):has(+ol){margin:1.25em 0 0;color:var(--text-2);font-size:.75rem}
${SOURCES}{margin-top:.125em;padding-inline-start:1.25em}
${SOURCES} li{margin:0;padding:.0625rem 0}
${parts.AI_TEXT} table{display:block;max-width:100%;overflow-x:auto;font-size:.875em}
.ask-code{display:flex;flex-direction:column;margin:.5em 0;border:1px solid var(--border);border-radius:var(--radius-2);background:var(--code-background);overflow:hidden}
.ask-code pre{padding-top:0;border:0;border-radius:0}
.ask-copy{min-height:2rem;margin:0;padding:0;border:0;background:none;color:var(--text-2);font:500 .75rem/1 var(--font-sans);cursor:pointer}
.ask-code .ask-copy{order:-1;align-self:flex-end;margin:0;padding:0 .875rem}
.ask-copy:hover{color:var(--accent-text)}
${TOKENS}
.ask-code>:focus-visible{outline-offset:-2px}
${parts.HTML_MESSAGE}{width:100%;padding:0;background:none}
.ask-chips{display:flex;flex-wrap:wrap;gap:.375rem;margin:0;padding:.75rem 0 .5rem;border-top:1px solid var(--border)}
.ask-chips::before{flex:1 0 100%;color:var(--text-2);font:600 .75rem/1 var(--font-sans);content:attr(aria-label)}
.ask-chip{padding:.3125rem .75rem;border:1px solid var(--border-strong);border-radius:99px;background:var(--surface-1);color:var(--text-1);font:500 .8125rem/1.4 var(--font-sans);text-align:start;cursor:pointer}
.ask-chip:hover{border-color:var(--accent);color:var(--accent-text)}
${parts.ERROR_TEXT}{width:100%;max-width:100%;box-sizing:border-box;padding:.625rem .875rem;border:1px solid currentColor;border-radius:var(--radius-2);text-align:start}
.deep-chat-loading-message-bubble{width:auto;padding:.5rem 0}
${parts.INPUT}{padding:.5rem 1.25rem;box-sizing:border-box}
${parts.TEXT_INPUT_CONTAINER}{width:100%!important;margin:0;border-radius:var(--radius-2)}
${parts.INPUT} .inside-end{display:flex;align-items:center;justify-content:center;width:2.25rem;height:2.25rem;margin:0;border-radius:var(--radius-1);inset-inline-end:.375rem;inset-block-end:.4rem}
${parts.SUBMIT_ICON}{width:1.375rem;height:1.375rem;filter:none!important;color:var(--accent-text);stroke-width:1.75}
${parts.STOP_ICON}{position:static}
${parts.DISABLED_BUTTON}>${parts.SUBMIT_ICON}{color:var(--border-strong)}
${parts.TEXT_INPUT}{padding:.75rem 2.75rem .75rem .875rem;font-size:1rem;line-height:1.4}
@media not all and ${IS_DESKTOP}{.ask-chip,.ask-copy{min-height:2.75rem}${SOURCES} li{padding:.375rem 0}}
`;

/**
 * Buttons that ask for the reader; they go when something is said.
 *
 * @param words what the buttons say, when that is not the question.
 */
export function chips(questions: readonly string[], label: string, words?: string): string {
  const buttons = questions.map(
    (question) =>
      `<button type="button" class="ask-chip" data-question="${escapeHtml(question)}">${escapeHtml(words ?? question)}</button>`,
  );
  return `<div class="deep-chat-temporary-message ask-chips" role="group" aria-label="${escapeHtml(label)}">${buttons.join('')}</div>`;
}

/** The question that a click in the chat asks for. */
export function chipAt(event: Event): string | undefined {
  const [target] = event.composedPath();
  const chip = target instanceof Element ? target.closest<HTMLElement>('.ask-chip') : null;
  return chip?.dataset.question;
}

export function chatConfig(
  conversation: Conversation,
  {onAsked, onAnswered}: {readonly onAsked: () => void; readonly onAnswered: () => void},
): ChatConfig {
  return {
    connect: {
      stream: true,
      handler: (body, signals) => {
        onAsked();
        void conversation.answer(questionOf(newestText(body)), signals).then(onAnswered);
      },
    },
    history: conversation.all.map(({role, text}) => ({
      role,
      text: role === 'user' ? asWritten(text) : text,
    })),
    style: {
      border: '0px solid',
      borderRadius: '0',
      backgroundColor: 'transparent',
      fontSize: '0.9375rem',
      // Else scrolling to a question moves the field too.
      overflow: 'clip',
    },
    textInput: {placeholder: {text: 'Ask about Deep Chat'}, characterLimit: 2000},
    errorMessages: {displayServiceErrorMessages: true},
    auxiliaryStyle: LOOKS,
  };
}

// The component reads everything as Markdown, also what the reader asks. A question is shown as it was written
// where it would load a picture or lead somewhere: both could be in a text that someone else wrote.
import {SUBMIT_BUTTON, TEXT_INPUT} from '../../chat/internals';

/** Signs that a link, an image, a definition of one, or an address in angle brackets needs. */
const LEADS_AWAY = /\]\s*[([:]|<[^\s<>]*[:@]/;

/** A question as Markdown that shows it; the same text when it leads nowhere. */
export function asWritten(question: string): string {
  if (!LEADS_AWAY.test(question)) return question;
  // Four spaces would begin code, in which escapes are not read.
  return question.replace(/^[ \t]+/gm, '').replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The question that `asWritten` has made a text of. */
export function questionOf(shown: string): string {
  const question = shown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return asWritten(question) === shown ? question : shown;
}

/** Writes questions so into the chat's field when they are sent. */
export function sendAsWritten(root: ShadowRoot, signal: AbortSignal, canSend: () => boolean): void {
  const onSend = (event: Event) => {
    const field = root.querySelector<HTMLElement>(TEXT_INPUT);
    const {target} = event;
    if (!field || !(target instanceof Element) || !canSend()) return;
    const isSent =
      event instanceof KeyboardEvent
        ? event.key === 'Enter' && !event.shiftKey && !event.isComposing && field.contains(target)
        : target.closest(SUBMIT_BUTTON);
    const question = field.innerText;
    const shown = asWritten(question.trim());
    if (!isSent || shown === question.trim()) return;
    field.textContent = shown;
    // What was not sent stays as it was typed.
    setTimeout(() => {
      if (field.textContent === shown) field.textContent = question;
    });
  };
  // Before the component reads the field.
  root.addEventListener('keydown', onSend, {capture: true, signal});
  root.addEventListener('click', onSend, {capture: true, signal});
}

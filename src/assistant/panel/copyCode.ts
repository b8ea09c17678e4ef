import {AI_TEXT} from '../../chat/internals';

/** Milliseconds that a button says what it has done. */
const SAID = 2000;

function buttonFor(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ask-copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy code');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(code.innerText).then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Press Ctrl+C'),
    );
    setTimeout(() => (button.textContent = 'Copy'), SAID);
  });
  return button;
}

/** Gives each block of code in the answers a button that copies it. Call it again after each answer. */
export function addCopyButtons(root: ShadowRoot): void {
  for (const code of root.querySelectorAll<HTMLElement>(`${AI_TEXT} pre`)) {
    if (code.parentElement?.classList.contains('ask-code')) continue;
    const frame = document.createElement('div');
    frame.className = 'ask-code';
    code.replaceWith(frame);
    frame.append(code, buttonFor(code));
  }
}

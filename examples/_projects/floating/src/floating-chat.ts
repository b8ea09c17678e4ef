import type {DeepChat} from 'deep-chat';

/** Makes the chat when it is wanted for the first time, and resolves when it can be used. */
export type CreateChat = (place: HTMLElement) => Promise<DeepChat>;

const MARKUP = `
  <button class="chat-toggle" type="button" aria-haspopup="dialog">Open chat</button>
  <dialog class="chat-panel" aria-label="Support chat">
    <div class="chat-head">
      <strong>Support</strong>
      <button class="chat-close" type="button">Close chat</button>
    </div>
    <div class="chat-place"><p role="status">Loading the chat…</p></div>
  </dialog>`;

/**
 * Adds a button that opens the chat in a dialog. A modal `dialog` keeps the focus inside, closes on
 * Escape and gives the focus back to the button, in all browsers.
 *
 * @returns removes it again
 */
export function addFloatingChat(host: HTMLElement, createChat: CreateChat): () => void {
  host.innerHTML = MARKUP;
  const toggle = host.querySelector<HTMLButtonElement>('.chat-toggle')!;
  const panel = host.querySelector<HTMLDialogElement>('.chat-panel')!;
  const place = host.querySelector<HTMLElement>('.chat-place')!;
  let chat: Promise<DeepChat> | undefined;

  async function open() {
    panel.showModal();
    try {
      chat ??= createChat(place); // once: closing only hides it, so messages and draft stay
      const element = await chat;
      if (panel.open) element.focusInput();
    } catch {
      chat = undefined; // the next click tries again
      place.textContent = 'The chat could not be loaded. Close it and try again.';
    }
  }

  toggle.addEventListener('click', open);
  panel.querySelector('.chat-close')!.addEventListener('click', () => panel.close());
  panel.addEventListener('close', () => toggle.focus());
  // A click beside the panel reaches the dialog itself, not what is in it.
  panel.addEventListener('click', (event) => {
    if (event.target === panel) panel.close();
  });
  return () => {
    if (panel.open) panel.close();
    host.replaceChildren();
  };
}

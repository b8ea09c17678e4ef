import type {Page} from '@playwright/test';

/** The text in each card's chat. */
export interface CardState {
  readonly name: string;
  readonly said: readonly string[];
  readonly errors: readonly string[];
  readonly hint: string;
}

/** Reads every card in one call, including the shadow trees of the chats. */
export function cards(page: Page): Promise<readonly CardState[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article[data-chat]')].map((card) => {
      const root = card.querySelector('deep-chat')?.shadowRoot;
      const texts = (selector: string) =>
        [...(root?.querySelectorAll(selector) ?? [])].map((found) => found.textContent ?? '');
      return {
        name: card.getAttribute('aria-label') ?? '',
        said: texts('.ai-message-text:not(.error-message-text)').map((text) => text.trim()),
        errors: texts('.error-message-text'),
        hint: card.querySelector('[data-hint]')?.textContent ?? '',
      };
    }),
  );
}

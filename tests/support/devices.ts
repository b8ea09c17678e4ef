import {expect, type Page} from '@playwright/test';
import {open} from './page';

/** Notes every wish for a camera or microphone. */
export async function openNoted(page: Page, route: string) {
  await page.addInitScript(() => {
    const asked: string[] = [];
    (window as unknown as {asked: string[]}).asked = asked;
    const {mediaDevices} = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wish) => {
      asked.push(Object.keys(wish ?? {}).join());
      return getUserMedia(wish);
    };
  });
  await open(page, route);
  await expect(page.locator('[data-chat-state]').first()).toHaveAttribute(
    'data-chat-state',
    'live',
  );
}

/** What pages have asked for since then. */
export const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as {asked: string[]}).asked);

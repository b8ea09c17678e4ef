import {describe, expect, it} from 'vitest';
import {HistoryPages} from './historyPages';

describe('HistoryPages', () => {
  const load = (index: number) => (index < 3 ? [{text: `page ${index}`}, false] : [{text: 'last'}]);

  it('passes the numbers on that the component asks for', async () => {
    const pages = new HistoryPages();
    expect(await pages.page(0, load)).toEqual([{text: 'page 0'}, false]);
    expect(await pages.page(2, load)).toEqual([{text: 'page 2'}, false]);
  });

  it('goes on where it was after a rebuild', async () => {
    const pages = new HistoryPages();
    await pages.page(0, load);
    await pages.page(1, load);
    pages.carry();
    expect(await pages.page(0, load)).toEqual([false]);
    expect(await pages.page(2, load)).toEqual([{text: 'page 2'}, false]);
    expect(await pages.page(3, load)).toEqual([{text: 'last'}]);
    pages.carry();
    expect(await pages.page(0, load)).toEqual([]);
  });
});

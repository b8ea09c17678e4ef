import {expect, it} from 'vitest';
import {
  drawnPartOf,
  keepMessages,
  noteUndrawn,
  undrawnIn,
  wholeOf,
  DRAWN_AT_A_TIME,
  DRAWN_AT_FIRST,
} from './conversations';

it('draws a long conversation from its end, the rest page by page, and loses none of it', async () => {
  const said = Array.from({length: 40}, (_, index) => ({
    role: index % 2 ? 'ai' : 'user',
    text: `${index} ${'x'.repeat(5000)}`,
  }));
  keepMessages('c1/1', said);
  const part = drawnPartOf('c1/1');
  if (!part?.loadHistory) throw new Error('Everything was drawn at once.');
  noteUndrawn('c1/1', part.undrawn);
  expect(JSON.stringify(part.history).length).toBeLessThan(DRAWN_AT_FIRST * 1.1);
  let drawn: unknown[] = [...part.history];
  expect(wholeOf('c1/1', drawn)).toEqual(said);
  expect(await part.loadHistory(0)).toEqual([false]);
  for (let page = 2; undrawnIn('c1/1') > 0; page++) {
    const loaded = await part.loadHistory(page);
    const messages = loaded.filter((message) => message !== false);
    expect(loaded.includes(false)).toBe(undrawnIn('c1/1') > 0);
    expect(JSON.stringify(messages).length).toBeLessThan(DRAWN_AT_A_TIME * 1.1);
    drawn = [...messages, ...drawn];
    expect(wholeOf('c1/1', [...drawn, {role: 'user', text: 'New'}])).toHaveLength(41);
  }
  expect(drawn).toEqual(said);
  noteUndrawn('c1/1', 3);
  expect(wholeOf('c1/1', [])).toEqual([]);
});

// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {watchTypeLinks} from './watch';

const shown: (string | undefined)[] = [];
let stop: () => void;
const find = (id: string) => document.querySelector(`#${id}`)!;
const last = () => shown.at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  document.body.innerHTML = `<div class="markdown">
    <p id="text">Text</p><code><a id="type" href="/docs/connect#Stream">Stream</a></code>
    <a id="other" href="/docs/connect#stream"><code>stream</code></a></div>
    <div data-type-card id="card"></div>`;
  stop = watchTypeLinks(new Event('focusin'), (link) => shown.push(link?.name));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const point = (type: string, id: string, pointerType: string) =>
  find(id).dispatchEvent(new PointerEvent(type, {pointerType, bubbles: true}));
/** Whether a click on the type would follow its link. */
const follows = () =>
  find('type').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));

it('a pointer that rests on a name shows it, on the way to the card too, and leaving hides it', () => {
  point('pointerover', 'other', 'mouse');
  vi.advanceTimersByTime(1000);
  expect(last()).toBeUndefined();
  point('pointerover', 'type', 'mouse');
  vi.advanceTimersByTime(100);
  expect(last()).toBeUndefined();
  vi.advanceTimersByTime(200);
  expect(last()).toBe('Stream');
  point('pointerover', 'text', 'mouse');
  vi.advanceTimersByTime(100);
  point('pointerover', 'card', 'mouse');
  vi.advanceTimersByTime(1000);
  expect(last()).toBe('Stream');
  point('pointerover', 'text', 'mouse');
  vi.advanceTimersByTime(300);
  expect(last()).toBeUndefined();
});

it('a finger that rests shows a name without following it; a tap follows it', () => {
  point('pointerdown', 'type', 'touch');
  point('pointerup', 'type', 'touch');
  vi.advanceTimersByTime(1000);
  expect(last()).toBeUndefined();
  expect(follows()).toBe(true);
  point('pointerdown', 'type', 'touch');
  vi.advanceTimersByTime(600);
  expect(last()).toBe('Stream');
  point('pointerup', 'type', 'touch');
  expect(follows()).toBe(false);
  expect(last()).toBe('Stream');
  expect(follows()).toBe(true);
  expect(last()).toBeUndefined();
});

it('Escape, scrolling and a press elsewhere hide it', () => {
  const hide = [
    () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'})),
    () => document.dispatchEvent(new Event('scroll')),
    () => point('pointerdown', 'text', 'mouse'),
  ];
  for (const act of hide) {
    point('pointerover', 'type', 'mouse');
    vi.advanceTimersByTime(300);
    expect(last()).toBe('Stream');
    act();
    expect(last()).toBeUndefined();
  }
});

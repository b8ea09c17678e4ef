// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest';
import {hideEchoes} from './hideEchoes';

const KEY = 'sentinel-key-7431';
let stop: () => void = () => undefined;
afterEach(() => stop());

/** A chat with one message, and its secrets hidden. */
function chat(secrets: readonly string[] = [KEY]) {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({mode: 'open'});
  const messages = document.createElement('div');
  root.append(messages);
  stop = hideEchoes(root, () => secrets);
  const bubble = document.createElement('div');
  bubble.className = 'message-bubble';
  messages.append(bubble);
  return bubble;
}

/** Lets the observer run, as it does before the browser paints. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('a key that a service repeats', () => {
  it('is masked, however a stream splits it', async () => {
    for (let cut = 1; cut < KEY.length; cut++) {
      const bubble = chat();
      bubble.innerHTML = `<p>Your key is ${KEY.slice(0, cut)}</p>\n`;
      await drawn();
      if (cut >= 6) expect(bubble.textContent).toBe('Your key is ••••••\n');
      bubble.innerHTML = `<p>Your key is ${KEY}. Bye</p>\n`;
      await drawn();
      expect(bubble.textContent).toBe('Your key is ••••••. Bye\n');
    }
  });

  it('is masked in a stream of HTML, which adds to what is there', async () => {
    const bubble = chat();
    const shown: string[] = [];
    for (const part of ['It is ', 'sentine', 'l-ke', 'y-74', '31', ', yes']) {
      const span = document.createElement('span');
      span.innerHTML = part;
      bubble.append(span);
      await drawn();
      shown.push(bubble.textContent);
    }
    expect(shown).toEqual([
      'It is ',
      ...Array<string>(4).fill('It is ••••••'),
      'It is ••••••, yes',
    ]);
  });

  it('leaves what only begins like a key', async () => {
    const bubble = chat();
    bubble.append('A sentine');
    await drawn();
    expect(bubble.textContent).toBe('A ••••••');
    bubble.append('ls post');
    await drawn();
    expect(bubble.textContent).toBe('A sentinels post');
  });

  it('is masked across elements and in attributes', async () => {
    const bubble = chat();
    bubble.innerHTML = `<code>senti<b>nel-key</b>-7431</code> <a href="https://a.example/?k=${KEY}" title="${KEY}">x</a>`;
    await drawn();
    expect(bubble.innerHTML).toBe(
      '<code>••••••<b></b></code> <a href="https://a.example/?k=••••••" title="••••••">x</a>',
    );
  });

  it('is not looked for without keys, nor after the end', async () => {
    const bubble = chat([]);
    bubble.textContent = KEY;
    await drawn();
    expect(bubble.textContent).toBe(KEY);
    const other = chat();
    stop();
    other.textContent = KEY;
    await drawn();
    expect(other.textContent).toBe(KEY);
  });
});

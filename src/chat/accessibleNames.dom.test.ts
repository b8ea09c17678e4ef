import {beforeEach, describe, expect, it} from 'vitest';
import {isSendButton} from './internals';
import {nameParts, nameSource, listenToKeys} from './accessibleNames';

let root: ShadowRoot;
const source = nameSource({});

function draw(html: string): void {
  root.innerHTML = html;
}

function nameAt(selector: string): string | null | undefined {
  return root.querySelector(selector)?.getAttribute('aria-label');
}

beforeEach(() => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = host.attachShadow({mode: 'open'});
});

describe('nameParts', () => {
  it('names icon buttons by icon, and not those that show a text', () => {
    draw(`<div id="a" class="input-button"><svg id="upload-images-icon"></svg></div>
      <div id="b" class="input-button"><div class="text-button">Go</div></div>
      <div id="c" class="input-button dropup-button"><svg></svg></div>`);
    nameParts(root, source);
    expect(nameAt('#a')).toBe('Attach images');
    expect(nameAt('#b')).toBeNull();
    expect(nameAt('#c')).toBe('More actions');
    expect(root.querySelector('#a')?.getAttribute('role')).toBe('button');
  });

  it('follows the send button through its states', () => {
    draw('<div id="s" class="input-button disabled-button"><svg class="own"></svg></div>');
    const button = root.querySelector('#s') as HTMLElement;
    nameParts(root, source);
    expect(nameAt('#s')).toBe('Send message');
    button.className = 'input-button loading-button';
    nameParts(root, source);
    expect(nameAt('#s')).toBe('Waiting for the reply');
    button.className = 'input-button';
    nameParts(root, source);
    expect(isSendButton(button)).toBe(true);
    expect(nameAt('#s')).toBe('Stop the reply');
    button.innerHTML = '<div class="text-button">Halt</div>';
    nameParts(root, source);
    expect(nameAt('#s')).toBeNull();
  });

  it('names custom buttons by tooltip or text in the order of their places', () => {
    const named = nameSource({
      customButtons: [
        {position: 'outside-end', tooltip: {text: 'Last'}},
        {position: 'outside-start', styles: {button: {default: {text: {content: 'First'}}}}},
        {},
      ],
    });
    expect(named.custom).toEqual(['First', 'Last', 'Custom button 3']);
  });

  it('describes messages, images and attachments', () => {
    draw(`<div id="messages"><div class="message-bubble image-message">
        <a download="cat.png"><img id="i"></a></div>
        <div class="message-bubble"><h2>Big</h2><img id="d"></div></div>
      <div class="file-attachment"><div class="any-file-attachment-text">a.pdf</div>
        <div class="remove-file-attachment-button"><div class="x-icon">×</div></div></div>`);
    nameParts(root, source);
    expect(root.querySelector('#messages')?.getAttribute('role')).toBe('log');
    expect(root.querySelector('#i')?.getAttribute('alt')).toBe('cat.png');
    expect(root.querySelector('#d')?.getAttribute('alt')).toBe('');
    expect(root.querySelector('h2')?.getAttribute('role')).toBe('presentation');
    expect(nameAt('.remove-file-attachment-button')).toBe('Remove a.pdf');
  });
});

describe('listenToKeys', () => {
  function press(selector: string, key: string): void {
    const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
    root.querySelector(selector)?.dispatchEvent(event);
  }

  it('clicks buttons that have no key handler, once', () => {
    draw('<div id="b" role="button" tabindex="0"></div><div id="t" role="textbox"></div>');
    let clicks = 0;
    root.addEventListener('click', () => (clicks += 1));
    const stop = listenToKeys(root);
    press('#b', 'Enter');
    press('#b', ' ');
    press('#b', 'a');
    press('#t', ' ');
    expect(clicks).toBe(2);
    stop();
    press('#b', ' ');
    expect(clicks).toBe(2);
  });

  it('turns Space into the Enter that the component handles', () => {
    draw('<div id="b" role="button" tabindex="0"></div>');
    const keys: string[] = [];
    const button = root.querySelector('#b') as HTMLElement;
    button.onkeydown = (event) => keys.push(event.key);
    listenToKeys(root);
    press('#b', ' ');
    expect(keys).toEqual([' ', 'Enter']);
    press('#b', 'Enter');
    expect(keys).toEqual([' ', 'Enter', 'Enter']);
  });
});

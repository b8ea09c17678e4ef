// `npm run record`: plays the conversations of the home page with the installed component and keeps what it drew,
// in src/home/recordings/conversations.json. Run it after a new release of the component, or when scenes.ts has changed.
import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import deepChat from 'deep-chat/package.json' with {type: 'json'};
import {format, resolveConfig} from 'prettier';
import {runnerImport} from 'vite';
import {CHROMIUM_ARGS, ensureChromium} from './lib/chromium.mjs';
import {fail, ROOT} from './lib/command.mjs';

// The scenes are written in TypeScript, once for the page and for here.
const load = async (file) =>
  (await runnerImport(path.join(ROOT, 'src', file), {configFile: false})).module;
const {scenes} = await load('home/recordings/scenes.ts');
const {skinSheet} = await load('chat/skins.ts');

/** Size of a chat in px, unless its scene has another: the card of the hero without its title bar. */
const SIZE = {width: 380, height: 424};
const bundle = readFileSync(
  path.join(ROOT, 'node_modules/deep-chat/dist/deepChat.bundle.js'),
  'utf8',
);

/** In the page: draws a scene and returns its HTML and the rules of the component that it uses. */
async function draw([scene, skin, {width, height}]) {
  const chat = document.createElement('deep-chat');
  chat.style.cssText = `width:${width}px;height:${height}px;font-family:sans-serif`;
  Object.assign(chat, structuredClone(scene.config), {auxiliaryStyle: skin});
  const rendered = new Promise((resolve) => (chat.onComponentRender = resolve));
  document.body.replaceChildren(chat);
  await rendered;
  const root = chat.shadowRoot;
  const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
  await settled();
  if (scene.heard) root.querySelector('#microphone-button').click();
  await settled();

  const list = root.querySelector('#messages');
  const drawn = [...list.querySelectorAll('.message-bubble')];
  if (list.scrollHeight > list.clientHeight + 1)
    return {problem: `it needs ${list.scrollHeight} px and has ${list.clientHeight} px`};
  const top = list.getBoundingClientRect().top;
  const fill = (drawn.at(-1).getBoundingClientRect().bottom - top) / list.clientHeight;

  if (scene.isStreamed) {
    const words = drawn.at(-1).querySelector('p');
    words.innerHTML = words.textContent
      .split(' ')
      .map((word, at) => `<span class="word" style="--n:${at}">${word}</span>`)
      .join(' ');
  }

  const selectorOf = (text) => text.replace(/::?[a-z-]+(?:\([^)]*\))?/gi, '') || '*';
  const isUsed = (rule) => {
    if (!(rule instanceof CSSStyleRule)) return false;
    return rule.selectorText.split(',').some((selector) => {
      if (/:(?:hover|active|focus)|::-webkit-scrollbar/.test(selector)) return false;
      try {
        return root.querySelector(selectorOf(selector)) !== null;
      } catch {
        return true;
      }
    });
  };
  const own = new CSSStyleSheet();
  own.replaceSync(skin);
  const ofSkin = new Set([...own.cssRules].map((rule) => rule.cssText));
  const rules = [...root.adoptedStyleSheets, ...root.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !ofSkin.has(rule.cssText))
    .map((rule) => ({
      isUsed: isUsed(rule),
      // The browser writes `all: initial` out, property by property.
      text:
        (rule.cssText.match(/: initial;/g) ?? []).length > 100
          ? rule.cssText.replace(/[\w-]+: initial; ?/g, '').replace('{', '{ all: initial;')
          : rule.cssText,
    }));

  // The component gives pictures no text, so that of their link is missing too.
  for (const picture of list.querySelectorAll('img:not([alt])'))
    picture.alt = picture.closest('a')?.download ?? '';
  // A picture of the controls until the component is there: nothing in it answers yet.
  for (const control of root.querySelectorAll('#input [role]'))
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled'])
      control.removeAttribute(name);
  // Its placeholder is drawn for elements with the attribute only.
  root.querySelector('#text-input').setAttribute('contenteditable', 'false');
  root.querySelector('#input').setAttribute('aria-hidden', 'true');
  return {html: root.querySelector('#container').outerHTML, rules, fill};
}

/** Speech recognition that has heard some words, instead of the browser's, which needs a microphone. */
function speechStub(words) {
  window.SpeechRecognition = window.webkitSpeechRecognition = class extends EventTarget {
    start() {
      const heard = Object.assign([{transcript: words, confidence: 1}], {isFinal: false});
      this.onstart?.();
      setTimeout(() => this.onresult?.({resultIndex: 0, results: [heard]}), 20);
    }
    stop() {
      this.onend?.();
    }
    abort() {
      this.onend?.();
    }
  };
}

const browser = await chromium.launch({executablePath: ensureChromium(), args: CHROMIUM_ARGS});
const chats = {};
/** All rules in their order, which decides between them, and whether a scene uses them. */
const rules = new Map();
try {
  for (const [name, scene] of Object.entries(scenes)) {
    const page = await browser.newPage();
    // Nothing is asked outside: the page is empty, and the component is given as text.
    await page.route('**/*', (route) => route.fulfill({contentType: 'text/html', body: '<body>'}));
    await page.addInitScript(speechStub, scene.heard ?? '');
    await page.goto('http://chat.test/');
    await page.addScriptTag({content: bundle, type: 'module'});
    await page.waitForFunction(() => customElements.get('deep-chat'));
    const drawn = await page.evaluate(draw, [scene, skinSheet(), scene.size ?? SIZE]);
    if (drawn.problem)
      fail(
        `The conversation "${name}" does not fit: ${drawn.problem}.`,
        'Shorten it in src/home/recordings/scenes.ts.',
      );
    console.log(
      `${name}: ${drawn.html.length} characters, filled to ${Math.round(drawn.fill * 100)} %`,
    );
    chats[name] = drawn.html;
    for (const {text, isUsed} of drawn.rules) rules.set(text, rules.get(text) || isUsed);
    await page.close();
  }
} finally {
  await browser.close();
}

const file = path.join(ROOT, 'src/home/recordings/conversations.json');
const source = createHash('sha256').update(JSON.stringify(scenes)).digest('hex');
const sheet = [...rules].flatMap(([rule, isUsed]) => (isUsed ? rule : [])).join('\n');
const text = JSON.stringify({version: deepChat.version, source, sheet, chats});
writeFileSync(file, await format(text, {...(await resolveConfig(file)), parser: 'json'}));
console.log(`${sheet.length} characters of styles. Written to ${path.relative(ROOT, file)}.`);

import {skinSheet, variables} from '../../chat/skins';
import recorded from './conversations.json';

/** A conversation that the installed component has drawn. */
export type RecordingName = keyof typeof recorded.chats;

/**
 * Of several recordings in one place, those whose `--show-NAME` is `block` are seen. The page around decides,
 * without JavaScript too: custom properties reach into the shadow tree.
 */
function choiceOf(names: readonly RecordingName[]): string {
  if (names.length === 1) return '';
  return names.map((name) => `.${name}{display:var(--show-${name},none)}`).join('');
}

/** What the shadow tree of a place has: the component's styles, the skin of this site, the conversations. */
export function shadowHtml(names: readonly RecordingName[]): string {
  const chats = names.map((name) => `<div class="recording ${name}">${recorded.chats[name]}</div>`);
  // The component writes heard words in gray, too pale to be read.
  const place =
    '.recording{height:100%}#text-input span[style*=grey]{color:var(--chat-muted)!important}';
  // It plays again each time that its line is chosen.
  const stream =
    '@media (prefers-reduced-motion:no-preference){.word{animation:word 1ms calc(.6s + var(--n)*90ms) backwards}}@keyframes word{from{opacity:0}}';
  return `<style>${recorded.sheet}${skinSheet()}${place}${stream}${choiceOf(names)}</style>${chats.join('')}`;
}

/**
 * The skin of a dark page. It is outside, as rules of the page take precedence over `:host`.
 *
 * @param place - Class of the elements with a recording.
 */
export function darkRule(place: string): string {
  return `[data-theme=dark] .${place}:not([data-skin]),.${place}[data-skin=dark]{${variables('dark')};color:var(--chat-text)}`;
}

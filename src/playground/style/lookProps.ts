import type {ColorMode} from '../../chat/brandColors';
import {colorsIn, contrast} from '../../chat/color';
import {escapeHtml} from '../../lib/escapeHtml';
import type {ChatValues, Json} from '../../lib/json';
import {tidy} from '../schemaParts';
import {FONTS, type AvatarName, type ColorName, type Look} from './look';

/** Contrast of two colors written `#rrggbb`, from 1 to 21. */
export function ratioOf(one: string, other: string): number {
  const [first] = colorsIn(one);
  const [second] = colorsIn(other);
  return first && second ? contrast(first, second) : 21;
}

/** Black or white, whichever can be read better on a color. One of them always has 4.5 or more. */
export function readableOn(background: string): string {
  return ratioOf(background, '#ffffff') >= ratioOf(background, '#000000') ? '#ffffff' : '#000000';
}

/** The look as it is in one color mode. */
export function lookIn(look: Look, mode: ColorMode): Look {
  const {dark, ...rest} = look;
  return mode === 'dark' && dark ? {...rest, ...dark} : rest;
}

const px = (value: number | undefined) => (value === undefined ? undefined : `${value}px`);

/** A color for both color modes: browsers choose by the color scheme of the element. */
function both(light: string | undefined, dark: string | undefined): string | undefined {
  return light && dark && light !== dark ? `light-dark(${light}, ${dark})` : (light ?? dark);
}

function colorOf(look: Look, name: ColorName): string | undefined {
  return both(look[name], look.dark?.[name]);
}

/** Text on a background. Without a color of its own it has to be readable there. */
function textOn(look: Look, name: ColorName, behind: ColorName): string | undefined {
  const readable = ({[name]: text, [behind]: background}: Partial<Record<ColorName, string>>) =>
    text ?? (background && readableOn(background));
  return both(readable(look), look.dark && readable({...look, ...look.dark}));
}

function bubble(look: Look, background: ColorName, text: ColorName) {
  return tidy({
    bubble: tidy({
      backgroundColor: colorOf(look, background),
      color: textOn(look, text, background),
    }),
  });
}

/** The first message: text alone, or HTML when it carries buttons with questions. */
function introOf({intro, suggestions}: Look): Json | undefined {
  const questions = (suggestions ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 6);
  // A text is Markdown: a picture in it would be fetched from anywhere.
  if (questions.length === 0) return intro ? {text: intro.replaceAll('![', '!\\[')} : undefined;
  const paragraphs = intro
    ? `<div style="margin-bottom: 0.6em">${escapeHtml(intro).replaceAll('\n', '<br>')}</div>`
    : '';
  const buttons = questions.map(
    (question) =>
      `<button class="deep-chat-button deep-chat-suggestion-button" style="display: block; margin-top: 0.4em; text-align: start">${escapeHtml(question)}</button>`,
  );
  return {html: `${paragraphs}${buttons.join('')}`};
}

function namesOf({aiName, userName}: Look): Json | undefined {
  if (!aiName && !userName) return undefined;
  // Names are at both sides or at none: the side without a name hides it.
  const side = (text: string | undefined): Json => (text ? {text} : {style: {display: 'none'}});
  return {ai: side(aiName), user: side(userName)};
}

function avatarsOf(look: Look): Json | undefined {
  if (!look.aiAvatar && !look.userAvatar) return undefined;
  const side = (name: AvatarName): Json => {
    const source = look[name];
    if (!source) return {styles: {container: {display: 'none'}}};
    return source === 'built-in' ? {} : {src: source, styles: {avatar: {borderRadius: '50%'}}};
  };
  return {ai: side('aiAvatar'), user: side('userAvatar')};
}

function buttonOf(look: Look): Json {
  const {sendText, sendPosition} = look;
  const text = colorOf(look, 'text');
  const submit = sendText && {
    text: {content: sendText, styles: {default: tidy({fontSize: '0.9em', color: text})}},
    svg: {content: ''},
    container: {default: {width: 'auto', padding: '0 0.4em'}},
  };
  return tidy({position: sendPosition, submit});
}

/** The element's own style of a look. */
export function lookStyle(look: Look): ChatValues {
  const {frame, font, fontSize, width} = look;
  return tidy({
    colorScheme: look.dark && 'light dark',
    backgroundColor: colorOf(look, 'surface'),
    color: textOn(look, 'text', 'surface'),
    borderRadius: px(frame),
    fontFamily: FONTS.find(({id}) => id === font)?.family,
    fontSize: px(fontSize),
    maxWidth: px(width),
  }) as ChatValues;
}

/** The properties that make a look, without the element's style. */
export function lookProps(look: Look = {}): ChatValues {
  const {radius, placeholder} = look;
  const surface = colorOf(look, 'surface');
  const text = textOn(look, 'text', 'surface');
  const roles = tidy({
    shared: tidy({bubble: tidy({borderRadius: px(radius)})}),
    user: bubble(look, 'user', 'userText'),
    ai: bubble(look, 'reply', 'replyText'),
  });
  const container = tidy({
    backgroundColor: surface,
    color: text,
    borderRadius: px(radius && Math.min(radius, 22)),
  });
  const color = tidy({color: text});
  return tidy({
    messageStyles: tidy({default: roles}),
    inputAreaStyle: tidy({backgroundColor: surface}),
    textInput: tidy({
      styles: tidy({container, text: color}),
      placeholder: tidy({text: placeholder, style: color}),
    }),
    names: namesOf(look),
    avatars: avatarsOf(look),
    introMessage: introOf(look),
    submitButtonStyles: buttonOf(look),
  }) as ChatValues;
}

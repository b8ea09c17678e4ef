import * as parts from './internals';

/** The skin of a chat or of one of its parts. */
export type SkinName = 'light' | 'dark';

/**
 * Colors of the chat in one color mode. Text on its surface has a contrast of at least 4.5, icons
 * and boundaries of at least 3 (skins.test.ts); the values are those of src/css/tokens.css.
 */
const light = {
  // Background of the chat, text on it, and less important text on it (names, placeholder).
  surface: '#ffffff',
  text: '#142022',
  muted: '#5a6b6d',
  // Background of the text field, menus and dialogs.
  field: '#ffffff',
  border: '#d9e0e0',
  // Boundary of the text field.
  outline: '#7d8b8c',
  user: '#0b6b63',
  userText: '#ffffff',
  reply: '#e9eeee',
  replyText: '#142022',
  // Behind blocks of code, whose text is the component's, nearly white.
  code: '#1d2b2d',
  error: '#fdeceb',
  errorText: '#a4262c',
  // Focus ring, and a custom button in its active state.
  accent: '#0b6b63',
  // Background under the pointer.
  hover: '#e9eeee',
  // Filters that tint the built-in icons: they are black drawings.
  icon: 'brightness(0) invert(32%)',
  iconOff: 'brightness(0) invert(45%)',
  // A microphone that listens: red.
  iconOn: 'brightness(0) invert(10%) sepia(97%) saturate(7495%)',
  // Filter that makes a disc and a drawing of a white disc and a black drawing.
  avatar: 'contrast(42%) brightness(131%)',
};

export type Skin = Readonly<typeof light>;

const dark: Skin = {
  surface: '#172021',
  text: '#e7eeee',
  muted: '#a9b9ba',
  field: '#101718',
  border: '#2c3b3d',
  outline: '#7f9193',
  user: '#1b5f58',
  userText: '#ffffff',
  reply: '#223031',
  replyText: '#e7eeee',
  code: '#101718',
  error: '#3a1a1a',
  errorText: '#ff9a92',
  accent: '#5cd3c3',
  hover: '#223031',
  icon: 'brightness(0) invert(80%)',
  iconOff: 'brightness(0) invert(55%)',
  iconOn: 'brightness(0) invert(60%) sepia(70%) saturate(1800%) hue-rotate(312deg)',
  avatar: 'invert(100%) contrast(60%) brightness(95%)',
};

export const skins: Readonly<Record<SkinName, Skin>> = {light, dark};

/** The colors of a skin as declarations of custom properties, and the color scheme. */
export function variables(name: SkinName): string {
  const values = Object.entries(skins[name]).map(([key, value]) => `--chat-${key}:${value}`);
  return `${values.join(';')};color-scheme:${name}`;
}

/**
 * The input area when its text field can take the whole width: no button is outside the field, and the author
 * didn't set its width. The component's own field takes 80 %, and the button positions depend on that.
 */
const WIDE_INPUT = `${parts.INPUT}:not(:has(${parts.OUTSIDE_START},${parts.OUTSIDE_END},${parts.TEXT_INPUT_CONTAINER}[style*=width]))`;

/** A button of an HTML message whose colors are the component's own, which it writes into the element. */
export const DEFAULT_HTML_BUTTON = `${parts.HTML_BUTTON}[style*="rgb(194, 194, 194)"]:is([style*="white"],[style*="rgb(250, 250, 250)"],[style*="rgb(241, 241, 241)"])`;

/** The default avatars, unless the author chose what is behind them. */
const DEFAULT_AVATAR = `:is(${parts.DEFAULT_AI_AVATAR},${parts.DEFAULT_USER_AVATAR}):not([style*=background])`;

/** Filter for both default avatars: the gray person becomes black, and the robot's thin lines thicker. */
export const BLACK_AND_WHITE = 'brightness(56%) contrast(900%)';

/**
 * Rules of the skin. They have the specificity of the component's own rules (an id or a class) and come after
 * them, so they replace its colors. An author's style properties are inline styles and take precedence.
 * `data-skin` on a part gives that part the other skin (contrastSkin.ts).
 */
const RULES = `
:host{${variables('light')};color:var(--chat-text);line-height:1.4}
:host([data-skin=dark]),[data-skin=dark]{${variables('dark')}}
[data-skin=light]{${variables('light')}}
${parts.CONTAINER}{width:100%;height:100%}
${parts.USER_TEXT}{background-color:var(--chat-user);color:var(--chat-userText)}
${parts.AI_TEXT}{background-color:var(--chat-reply);color:var(--chat-replyText)}
${parts.ERROR_TEXT}{background-color:var(--chat-error);color:var(--chat-errorText)}
${parts.IMAGE_MESSAGE}{background-color:var(--chat-reply)}
${parts.AUDIO_MESSAGE}{background-color:unset}
${parts.LOADING_HISTORY}{background-color:unset}
[data-skin]{color:var(--chat-text)}
${parts.USER_TEXT}[data-skin],${parts.ERROR_TEXT}[data-skin]{background-color:var(--chat-reply)}
${parts.BUBBLE}{line-height:1.4;max-width:75%;overflow-wrap:anywhere}
${parts.BUBBLE}{border-radius:.875em}
${parts.BUBBLE}:where(:not(${parts.IMAGE_MESSAGE},${parts.AUDIO_MESSAGE},${parts.LOADING_DOTS},${parts.LOADING_HISTORY})){padding:.5em .75em}
${parts.HTML_MESSAGE}{max-width:100%}
${parts.BUBBLE}:has(pre){max-width:100%}
${parts.BUBBLE} a,${parts.INTRO_PANEL} a{color:inherit}
${parts.NAME}{color:var(--chat-muted)}
pre,.hljs{background-color:var(--chat-code)}
${parts.BUBBLE} pre{line-height:1.35;text-wrap:wrap;word-break:normal}
${parts.BUBBLE} p:has(+pre){margin-bottom:.4em}
${parts.BUBBLE} pre:last-child{margin-block:.4em .2em}
${parts.BUBBLE} table{border-collapse:collapse}
${parts.BUBBLE} th,${parts.BUBBLE} td{padding:.2em .5em;border:1px solid var(--chat-outline)}
${parts.TEXT_INPUT_CONTAINER},${parts.MENU},${parts.DIALOG},${parts.DIALOG_BUTTONS},${parts.ATTACHMENT},${parts.SCROLL_BUTTON},
${parts.KEY_START},${parts.KEY_INPUT},${parts.REMOVE_ATTACHMENT}{background-color:var(--chat-field);color:var(--chat-text)}
${parts.TEXT_INPUT_CONTAINER}{border-color:var(--chat-outline);box-shadow:none}
${parts.TEXT_INPUT_CONTAINER}{border-radius:.75em}
${parts.INPUT}:has(${parts.OUTSIDE_START},${parts.OUTSIDE_END}) ${parts.TEXT_INPUT_CONTAINER}{width:min(80%,100% - 5em)}
${WIDE_INPUT} ${parts.TEXT_INPUT_CONTAINER}{width:calc(100% - 1.5em);margin-block:.5em}
${WIDE_INPUT} ${parts.TEXT_INPUT}{padding-block:.55em}
${WIDE_INPUT} ${parts.INSIDE_START}{inset-inline-start:1.1em;inset-block-end:.7em}
${WIDE_INPUT} ${parts.INSIDE_END}{inset-inline-end:1.1em;inset-block-end:.7em}
${parts.TEXT_INPUT}{unicode-bidi:plaintext}
${parts.PLACEHOLDER},${parts.DICTATED_TEXT}{color:var(--chat-muted)}
${parts.TEXT_INPUT_CONTAINER}:focus-within{outline:2px solid var(--chat-accent);outline-offset:1px}
[tabindex]:focus-visible,button:focus-visible,a:focus-visible,audio:focus-visible{outline:2px solid var(--chat-accent);outline-offset:1px}
${parts.MESSAGES}:focus-visible,${parts.MESSAGES}>div:focus-visible{outline-offset:-3px}
${parts.TEXT_INPUT}:focus-visible{outline:none}
${parts.MENU},${parts.DIALOG},${parts.DIALOG_BUTTONS},${parts.KEY_START}{border-color:var(--chat-border)}
${parts.MENU}{box-shadow:0 0 0 1px var(--chat-border),0 4px 16px rgb(0 0 0/20%)}
${parts.MENU_ITEM}:hover,${parts.MENU_ITEM}:focus-visible,${parts.MENU_ITEM}:active,${parts.SCROLL_BUTTON}:hover,
${parts.KEY_START}:hover,${parts.REMOVE_ATTACHMENT}:hover,${parts.AUDIO_PLAYER}:hover{background-color:var(--chat-hover)}
${parts.MENU_ITEM}:focus-visible{outline-offset:-2px}
${parts.SCROLL_BUTTON}{border:1px solid var(--chat-outline);border-radius:16px;min-width:24px;min-height:24px;box-sizing:border-box}
${parts.REMOVE_ICON}{color:var(--chat-text)}
${parts.INPUT_BUTTON}{min-width:24px;min-height:24px}
${parts.SUBMIT_ICON},${parts.CAMERA_ICON},${parts.MENU_BUTTON_ICON},${parts.IMAGES_ICON},${parts.GIFS_ICON},${parts.AUDIO_ICON},
${parts.FILES_ICON},${parts.CUSTOM_MENU_ICON},${parts.DEFAULT_MICROPHONE},${parts.KEY_EYE_ICON},${parts.ATTACHMENT_ICON},
${parts.CUSTOM_DEFAULT}>svg,${parts.CUSTOM_DEFAULT}>${parts.MENU_ITEM_ICON}>svg{filter:var(--chat-icon)}
${parts.ACTIVE_MICROPHONE}{filter:var(--chat-iconOn)}
${parts.DISABLED_BUTTON}>${parts.SUBMIT_ICON},${parts.CUSTOM_DISABLED}>svg{filter:var(--chat-iconOff)}
${parts.CUSTOM_DEFAULT}{color:var(--chat-text)}
${parts.CUSTOM_DISABLED}{color:var(--chat-muted)}
${parts.CUSTOM_ACTIVE},${parts.CUSTOM_ACTIVE}:hover,${parts.CUSTOM_ACTIVE}:focus-visible,
${parts.CUSTOM_ACTIVE}:active{background-color:var(--chat-hover);color:var(--chat-accent);box-shadow:inset 0 0 0 1px var(--chat-accent)}
${parts.CUSTOM_ACTIVE}>svg{filter:var(--chat-icon)}
${parts.STOP_ICON}{background-color:var(--chat-muted)}
${parts.KEY_ERROR},${parts.ERROR_VIEW},${parts.CALL_ERROR}{color:var(--chat-errorText)}
${parts.KEY_TEXT} a{color:inherit}
${parts.KEY_INPUT}{border-color:var(--chat-outline)}
${parts.KEY_INPUT}::placeholder{color:var(--chat-muted);opacity:1}
${DEFAULT_HTML_BUTTON}{background-color:var(--chat-field)!important;border-color:var(--chat-outline)!important;color:var(--chat-text);font-family:inherit}
${DEFAULT_HTML_BUTTON}:hover,${DEFAULT_HTML_BUTTON}:active{background-color:var(--chat-hover)!important}
${DEFAULT_AVATAR}{padding:0;margin-top:4px;border-radius:50%;background-color:#fff;filter:${BLACK_AND_WHITE} var(--chat-avatar);forced-color-adjust:none}
${parts.DEFAULT_AI_AVATAR}:not([style*=background]){padding:.2em;box-sizing:border-box}
${parts.CAMERA_USE},${parts.CAMERA_USE}:hover{background-color:#1d6b2b}
::-webkit-scrollbar-thumb{background-color:var(--chat-outline)}
::-webkit-scrollbar-track{background-color:transparent}
@media (forced-colors:active){
:host,[data-skin],:host([data-skin=dark]){--chat-icon:var(--chat-iconOff)}
${parts.BUBBLE}:not(${parts.AUDIO_MESSAGE},${parts.LOADING_HISTORY}){border:1px solid}
${parts.STOP_ICON}{background-color:ButtonText;forced-color-adjust:none}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
`;

/**
 * The style sheet for `auxiliaryStyle`, which the component reads only at its first render.
 *
 * @param own - The author's `auxiliaryStyle`. It comes after the skin, so it takes precedence at equal specificity.
 */
export function skinSheet(own?: string): string {
  return own ? `${RULES}${own}` : RULES;
}

/** Which of the two skins a chat, or a part of it, wears. */
export type SkinName = 'light' | 'dark';

/**
 * Colors of the chat in one color mode. Text on its surface has a contrast of at least 4.5, icons
 * and boundaries of at least 3 (skins.test.ts); the values are those of src/css/tokens.css.
 */
export interface Skin {
  /** Background of the chat, text on it, and less important text on it (names, placeholder). */
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  /** Background of the text field, menus and dialogs. */
  readonly field: string;
  readonly border: string;
  /** Boundary of the text field. */
  readonly outline: string;
  readonly user: string;
  readonly userText: string;
  readonly reply: string;
  readonly replyText: string;
  readonly error: string;
  readonly errorText: string;
  /** Focus ring, and a custom button in its active state. */
  readonly accent: string;
  /** Background under the pointer. */
  readonly hover: string;
  /** Filter that tints the built-in icons: they are black drawings. */
  readonly icon: string;
  readonly iconOff: string;
}

export const skins: Readonly<Record<SkinName, Skin>> = {
  light: {
    surface: '#ffffff',
    text: '#142022',
    muted: '#5a6b6d',
    field: '#ffffff',
    border: '#d9e0e0',
    outline: '#7d8b8c',
    user: '#0b6b63',
    userText: '#ffffff',
    reply: '#e9eeee',
    replyText: '#142022',
    error: '#fdeceb',
    errorText: '#a4262c',
    accent: '#0b6b63',
    hover: '#e9eeee',
    icon: 'brightness(0) invert(32%)',
    iconOff: 'brightness(0) invert(55%)',
  },
  dark: {
    surface: '#101718',
    text: '#e7eeee',
    muted: '#a9b9ba',
    field: '#172021',
    border: '#2c3b3d',
    outline: '#7f9193',
    user: '#1b5f58',
    userText: '#ffffff',
    reply: '#223031',
    replyText: '#e7eeee',
    error: '#3a1a1a',
    errorText: '#ff9a92',
    accent: '#5cd3c3',
    hover: '#223031',
    icon: 'brightness(0) invert(80%)',
    iconOff: 'brightness(0) invert(55%)',
  },
};

/** The colors of a skin as declarations of custom properties, and the color scheme. */
export function variables(name: SkinName): string {
  const values = Object.entries(skins[name]).map(([key, value]) => `--chat-${key}:${value}`);
  return `${values.join(';')};color-scheme:${name}`;
}

/**
 * Rules of the skin. They have the specificity of the component's own rules (an id or a class) and come
 * after them, so they replace its colors; an author's style properties are inline styles and win.
 * `data-skin` on a part gives that part the other skin (contrastSkin.ts).
 */
const RULES = `
:host{${variables('light')};color:var(--chat-text);line-height:1.4}
:host([data-skin=dark]),[data-skin=dark]{${variables('dark')}}
[data-skin=light]{${variables('light')}}
#container{width:100%;height:100%}
.user-message-text{background-color:var(--chat-user);color:var(--chat-userText)}
.ai-message-text{background-color:var(--chat-reply);color:var(--chat-replyText)}
.error-message-text{background-color:var(--chat-error);color:var(--chat-errorText)}
.image-message{background-color:var(--chat-reply)}
.audio-message{background-color:unset}
.loading-history-message{background-color:unset}
[data-skin]{color:var(--chat-text)}
.user-message-text[data-skin],.error-message-text[data-skin]{background-color:var(--chat-reply)}
.message-bubble{line-height:1.4;max-width:75%;overflow-wrap:anywhere}
.html-message{max-width:100%}
.message-bubble a,.intro-panel a{color:inherit}
.name{color:var(--chat-muted)}
.message-bubble table{border-collapse:collapse}
.message-bubble th,.message-bubble td{padding:.2em .5em;border:1px solid var(--chat-outline)}
#text-input-container,#dropup-menu,.modal-content,.modal-button-panel,.file-attachment,#scroll-button,
#start-button,#insert-key-input,.remove-file-attachment-button{background-color:var(--chat-field);color:var(--chat-text)}
#text-input-container{border-color:var(--chat-outline);box-shadow:none}
#text-input{unicode-bidi:plaintext}
[contenteditable][textcolor]:empty:before,#interim-text{color:var(--chat-muted)}
#text-input-container:focus-within{outline:2px solid var(--chat-accent);outline-offset:1px}
[tabindex]:focus-visible,button:focus-visible,a:focus-visible,audio:focus-visible{outline:2px solid var(--chat-accent);outline-offset:1px}
#messages:focus-visible,#messages>div:focus-visible{outline-offset:-3px}
#text-input:focus-visible{outline:none}
#dropup-menu,.modal-content,.modal-button-panel,#start-button{border-color:var(--chat-border)}
#dropup-menu{box-shadow:0 0 0 1px var(--chat-border),0 4px 16px rgb(0 0 0/20%)}
.dropup-menu-item:hover,.dropup-menu-item:focus-visible,.dropup-menu-item:active,#scroll-button:hover,
#start-button:hover,.remove-file-attachment-button:hover,.audio-attachment-icon-container:hover{background-color:var(--chat-hover)}
.dropup-menu-item:focus-visible{outline-offset:-2px}
#scroll-button{border:1px solid var(--chat-outline);border-radius:16px;min-width:24px;min-height:24px;box-sizing:border-box}
.x-icon{color:var(--chat-text)}
.input-button{min-width:24px;min-height:24px}
#submit-icon,#camera-icon,#dropup-icon,#upload-images-icon,#upload-gifs-icon,#upload-audio-icon,
#upload-mixed-files-icon,#dropup-menu-item-icon-element-custom,.default-microphone-icon,.visibility-icon,.attachment-icon,
.custom-button-container-default>svg,.custom-button-container-default>.dropup-menu-item-icon>svg{filter:var(--chat-icon)}
.disabled-button>#submit-icon,.custom-button-container-disabled>svg{filter:var(--chat-iconOff)}
.custom-button-container-default{color:var(--chat-text)}
.custom-button-container-disabled{color:var(--chat-muted)}
.custom-button-container-active,.custom-button-container-active:hover,.custom-button-container-active:focus-visible,
.custom-button-container-active:active{background-color:var(--chat-hover);color:var(--chat-accent);box-shadow:inset 0 0 0 1px var(--chat-accent)}
.custom-button-container-active>svg{filter:var(--chat-icon)}
#stop-icon{background-color:var(--chat-muted)}
#insert-key-input-invalid-text,#error-view,#deep-chat-openai-realtime-error{color:var(--chat-errorText)}
#insert-key-contents a{color:inherit}
#insert-key-input{border-color:var(--chat-outline)}
#insert-key-input::placeholder{color:var(--chat-muted);opacity:1}
.avatar[src^="data:image/svg+xml,%3c?xml%20version='1.0'%20encoding='iso-8859-1'?%3e%3csvg%20fill='%23000000'"]{filter:var(--chat-icon)}
.modal-svg-submit-button,.modal-svg-submit-button:hover{background-color:#1d6b2b}
::-webkit-scrollbar-thumb{background-color:var(--chat-outline)}
::-webkit-scrollbar-track{background-color:transparent}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}}
`;

/**
 * The style sheet for `auxiliaryStyle`, which the component takes once, at its first render.
 *
 * @param own - The author's `auxiliaryStyle`: after the skin, so that it wins at equal specificity.
 */
export function skinSheet(own?: string): string {
  return own ? `${RULES}${own}` : RULES;
}

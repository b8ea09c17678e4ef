import {isObject} from '../../lib/isObject';
import {cleanText} from '../model/text';

/** What each group of fields of the look editor gets. */
export interface LookFieldsProps {
  readonly look: Look;
  /** Sets one part of the look; undefined removes it. */
  readonly onPut: (part: keyof Look, value: string | number | undefined) => void;
}

/** Colors of a look, as `#rrggbb`. Missing colors follow the page's color mode. */
export const LOOK_COLORS = [
  {name: 'surface', label: 'Background'},
  {name: 'text', label: 'Text on the background'},
  {name: 'user', label: 'User bubble'},
  {name: 'userText', label: 'Text in it'},
  {name: 'reply', label: 'Reply bubble'},
  {name: 'replyText', label: 'Text in it'},
] as const;

/** Numbers of a look in px, with their limits and defaults. */
export const LOOK_NUMBERS = [
  {name: 'radius', label: 'Bubble corners', min: 0, max: 28, usual: 10},
  {name: 'frame', label: 'Frame corners', min: 0, max: 32, usual: 10},
  {name: 'fontSize', label: 'Text size', min: 12, max: 22, usual: 14},
  {name: 'width', label: 'Maximum width', min: 260, max: 720, usual: 720},
  {name: 'height', label: 'Height', min: 280, max: 720, usual: 440},
] as const;

/** Texts of a look with their maximum lengths. */
export const LOOK_TEXTS = [
  {name: 'aiName', label: 'Assistant name', maxLength: 40},
  {name: 'userName', label: 'User name', maxLength: 40},
  {name: 'placeholder', label: 'Placeholder', maxLength: 80},
  {name: 'intro', label: 'First message', maxLength: 600},
  {name: 'suggestions', label: 'Suggested questions, one per line', maxLength: 400},
  {name: 'sendText', label: 'Send button text', maxLength: 16},
] as const;

/** Fonts that every device has, so no chat loads one from another site. */
export const FONTS = [
  {id: 'sans', name: 'Sans-serif', family: "system-ui, -apple-system, 'Segoe UI', sans-serif"},
  {id: 'serif', name: 'Serif', family: "Georgia, Cambria, 'Times New Roman', serif"},
  {id: 'rounded', name: 'Rounded', family: "ui-rounded, Nunito, 'Trebuchet MS', sans-serif"},
  {id: 'mono', name: 'Monospace', family: 'ui-monospace, Menlo, Consolas, monospace'},
] as const;

/** Positions of the send button. */
export const SEND_POSITIONS = [
  {id: 'inside-end', name: 'In the field, at the end'},
  {id: 'outside-end', name: 'Beside the field, at the end'},
  {id: 'inside-start', name: 'In the field, at the start'},
  {id: 'outside-start', name: 'Beside the field, at the start'},
] as const;

/** Name of one of the {@link LOOK_COLORS}. */
export type ColorName = (typeof LOOK_COLORS)[number]['name'];
type NumberName = (typeof LOOK_NUMBERS)[number]['name'];
type TextName = (typeof LOOK_TEXTS)[number]['name'];
/** Whose picture is beside a bubble. */
export type AvatarName = 'aiAvatar' | 'userAvatar';

/** How a chat looks, and its own texts. Every part is optional and keeps its default when absent. */
export type Look = Readonly<
  Partial<Record<ColorName | TextName, string>> &
    Partial<Record<NumberName, number>> & {
      font?: (typeof FONTS)[number]['id'];
      sendPosition?: (typeof SEND_POSITIONS)[number]['id'];
      /** Colors in the dark color mode, where they differ. */
      dark?: Readonly<Partial<Record<ColorName, string>>>;
    } & Partial<Record<AvatarName, string>>
>;

/** `built-in`: the component's own picture; otherwise a small picture as a data address. */
const AVATAR = /^(built-in|data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]{1,16000}={0,2})$/;

/** Whether a value is a color as the editor writes it: `#rrggbb`. */
function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
}

function checkColors(at: (name: string) => unknown): Partial<Record<ColorName, string>> {
  return Object.fromEntries(
    LOOK_COLORS.flatMap(({name}) => {
      const value = at(name);
      return isColor(value) ? [[name, value.toLowerCase()]] : [];
    }),
  );
}

/** Keeps the valid parts of a look of unknown origin. Nothing in it can be an address of another site. */
export function checkLook(given: Readonly<Record<string, unknown>>): Look {
  const at = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
  const look: Record<string, string | number | object> = checkColors(at);
  for (const {name, min, max} of LOOK_NUMBERS) {
    const value = at(name);
    if (typeof value === 'number' && value >= min && value <= max) look[name] = Math.round(value);
  }
  for (const {name, maxLength} of LOOK_TEXTS) {
    const value = at(name);
    if (typeof value === 'string' && cleanText(value).trim())
      look[name] = cleanText(value).slice(0, maxLength);
  }
  for (const name of ['aiAvatar', 'userAvatar']) {
    const value = at(name);
    if (typeof value === 'string' && AVATAR.test(value)) look[name] = value;
  }
  const font = FONTS.find(({id}) => id === at('font'));
  if (font) look.font = font.id;
  const position = SEND_POSITIONS.find(({id}) => id === at('sendPosition'));
  if (position) look.sendPosition = position.id;
  const colors = at('dark');
  if (isObject(colors)) {
    const dark = checkColors((name) => (Object.hasOwn(colors, name) ? colors[name] : undefined));
    if (Object.keys(dark).length > 0) look.dark = dark;
  }
  return look;
}

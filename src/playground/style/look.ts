import * as v from 'valibot';
import {cleanText, entriesOf, idOf, parts, setting, type Frozen} from '../schemaParts';

/** What each group of fields of the look editor gets. */
export interface LookFieldsProps {
  readonly look: Look;
  /** Sets one part of the look; undefined removes it. */
  readonly onPut: (part: keyof Look, value: string | number | undefined) => void;
}

/** Colors of a look, as `#rrggbb`, and what texts are on. Missing colors follow the page's color mode. */
export const LOOK_COLORS = [
  {name: 'surface', label: 'Background', behind: undefined},
  {name: 'text', label: 'Text on the background', behind: 'surface'},
  {name: 'user', label: 'User bubble', behind: undefined},
  {name: 'userText', label: 'Text in user bubble', behind: 'user'},
  {name: 'reply', label: 'Reply bubble', behind: undefined},
  {name: 'replyText', label: 'Text in reply bubble', behind: 'reply'},
] as const;

/** Numbers of a look in px, with their limits and defaults. */
export const LOOK_NUMBERS = [
  {name: 'radius', label: 'Bubble corners', min: 0, max: 28, usual: 10},
  {name: 'frame', label: 'Frame corners', min: 0, max: 32, usual: 10},
  {name: 'fontSize', label: 'Text size', min: 12, max: 22, usual: 14},
  {name: 'width', label: 'Maximum width', min: 260, max: 720, usual: 720},
  {name: 'height', label: 'Height', min: 280, max: 720, usual: 440},
] as const;

/** Names beside the bubbles with their maximum lengths, and the pictures beside them. */
export const LOOK_NAMES = [
  {name: 'aiName', label: 'Assistant name', maxLength: 40, avatar: 'aiAvatar'},
  {name: 'userName', label: 'User name', maxLength: 40, avatar: 'userAvatar'},
] as const;

/** Texts of a look with their maximum lengths, and the lines of those that are longer. */
export const LOOK_TEXTS = [
  {name: 'placeholder', label: 'Placeholder', maxLength: 80},
  {name: 'intro', label: 'First message', maxLength: 600, rows: 3},
  {name: 'suggestions', label: 'Suggested questions, one per line', maxLength: 400, rows: 3},
  {name: 'sendText', label: 'Send button text', maxLength: 16},
] as const;

/** Fonts that every device has, so no chat loads one from another site. */
export const FONTS = [
  {id: 'sans', name: 'Sans-serif', family: "system-ui, -apple-system, 'Segoe UI', sans-serif"},
  {id: 'serif', name: 'Serif', family: "Georgia, Cambria, 'Times New Roman', serif"},
  {id: 'rounded', name: 'Rounded', family: "ui-rounded, Nunito, 'Trebuchet MS', sans-serif"},
  {id: 'mono', name: 'Monospace', family: 'ui-monospace, Menlo, Consolas, monospace'},
] as const;

export const SEND_POSITIONS = [
  {id: 'inside-end', name: 'In the field, at the end'},
  {id: 'outside-end', name: 'Beside the field, at the end'},
  {id: 'inside-start', name: 'In the field, at the start'},
  {id: 'outside-start', name: 'Beside the field, at the start'},
] as const;

export type ColorName = (typeof LOOK_COLORS)[number]['name'];
/** Whose picture is beside a bubble. */
export type AvatarName = (typeof LOOK_NAMES)[number]['avatar'];

/** `#rrggbb`, as the editor writes it. */
const color = setting(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i), v.toLowerCase()));
/** `built-in`: the component's own picture; otherwise a small picture as a data address. */
const avatar = setting(
  v.pipe(
    v.string(),
    v.regex(/^(built-in|data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/]{1,16000}={0,2})$/),
  ),
);
const colors = entriesOf(LOOK_COLORS, () => color);

/** The valid parts of a look. Nothing in it can be an address of another site. */
export const lookSchema = parts({
  ...colors,
  ...entriesOf(LOOK_NUMBERS, ({min, max}) =>
    setting(v.pipe(v.number(), v.minValue(min), v.maxValue(max), v.transform(Math.round))),
  ),
  ...entriesOf([...LOOK_NAMES, ...LOOK_TEXTS], ({maxLength}) =>
    setting(
      v.pipe(
        v.string(),
        v.transform(cleanText),
        v.transform((text) => (text.trim() ? text.slice(0, maxLength) : undefined)),
      ),
    ),
  ),
  aiAvatar: avatar,
  userAvatar: avatar,
  font: setting(idOf(FONTS)),
  sendPosition: setting(idOf(SEND_POSITIONS)),
  /** Colors in the dark color mode, where they differ. */
  dark: setting(parts(colors)),
});

/** How a chat looks, and its own texts. Every part is optional and keeps its default when absent. */
export type Look = Frozen<v.InferOutput<typeof lookSchema>>;

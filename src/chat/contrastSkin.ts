import {colorsIn, contrast, brightnessOf, type Rgba} from './color';
import {
  BUBBLE,
  DIALOG,
  ERROR_TEXT,
  MENU,
  SCROLL_BUTTON,
  TEXT_INPUT,
  TEXT_INPUT_CONTAINER,
  USER_TEXT,
} from './internals';
import {DEFAULT_HTML_BUTTON, skins, type Skin, type SkinName} from './skins';

/** Skin that suits what an element paints behind its text; `undefined` when it paints nothing. */
export function skinBehind(element: Element): SkinName | undefined {
  const {backgroundColor, backgroundImage} = getComputedStyle(element);
  return brightnessOf(backgroundImage) ?? brightnessOf(backgroundColor);
}

/** Parts with their own surface: their own skin can turn it together with their text. */
const SURFACES = [BUBBLE, TEXT_INPUT_CONTAINER, MENU, DIALOG, SCROLL_BUTTON].join();

function surfaceColor(element: Element, skin: Skin): string {
  if (element.matches(USER_TEXT)) return skin.user;
  if (element.matches(ERROR_TEXT)) return skin.error;
  return element.matches(BUBBLE) ? skin.reply : skin.field;
}

function isReadable(text: Rgba, surface: string): boolean {
  const [behind] = colorsIn(surface);
  return behind !== undefined && contrast(text, behind) >= 4.5;
}

/** Skin in which text of this color can be read; `undefined` when it can be in the chat's own. */
function skinForText(element: Element, css: string, around: SkinName): SkinName | undefined {
  const [text] = colorsIn(css);
  if (!text || isReadable(text, surfaceColor(element, skins[around]))) return undefined;
  return brightnessOf(css) === 'light' ? 'dark' : 'light';
}

function wearSkin(element: Element, skin: SkinName | undefined): void {
  if (skin === undefined) element.removeAttribute('data-skin');
  else if (element.getAttribute('data-skin') !== skin) element.setAttribute('data-skin', skin);
}

/**
 * Keeps the author's own colors readable in both color modes: a part whose background the author set
 * (style properties become inline styles) wears the skin that suits it, and a part with a surface of
 * the skin whose text color alone the author set wears the skin in which that text can be read.
 */
export function setContrastSkins(root: ShadowRoot): void {
  const around = root.host.getAttribute('data-skin') === 'dark' ? 'dark' : 'light';
  const styled = new Set<Element>();
  for (const element of root.querySelectorAll<HTMLElement>('[style*="background"]')) {
    if (element.style.background === '' && element.style.backgroundColor === '') continue;
    // Its rule in the skin replaces these colors.
    if (element.matches(DEFAULT_HTML_BUTTON)) continue;
    const skin = skinBehind(element);
    wearSkin(element, skin);
    if (skin) styled.add(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[style*="color"]')) {
    const surface = element.closest(SURFACES);
    const isText = surface === element || element.matches(TEXT_INPUT);
    if (!surface || !isText || styled.has(surface) || element.style.color === '') continue;
    wearSkin(surface, skinForText(surface, getComputedStyle(element).color, around));
    styled.add(surface);
  }
  for (const element of root.querySelectorAll('[data-skin]')) {
    if (!styled.has(element)) element.removeAttribute('data-skin');
  }
}

export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** Said when {@link readPicture} throws. */
export const NO_PICTURE =
  'Couldn’t read this file as a picture. Choose a PNG, JPEG, WebP, GIF or SVG.';

/**
 * Draws the middle square of a picture file on a canvas. The file is read in this page and sent nowhere.
 *
 * @param side - Of the canvas, in px.
 * @throws DOMException when the browser can't read the file as a picture.
 */
export async function readPicture(
  file: File,
  side: number,
): Promise<{readonly canvas: HTMLCanvasElement; readonly pixels: Uint8ClampedArray}> {
  const address = URL.createObjectURL(file);
  try {
    // An element reads SVG too, which `createImageBitmap` doesn't.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d', {willReadFrequently: true});
    if (!context) throw new DOMException('No canvas', 'NotSupportedError');
    const {naturalWidth: width, naturalHeight: height} = picture;
    const square = Math.min(width, height);
    const [left, top] = [(width - square) / 2, (height - square) / 2];
    context.drawImage(picture, left, top, square, square, 0, 0, side, side);
    return {canvas, pixels: context.getImageData(0, 0, side, side).data};
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Colors of a picture that differ less than this are the same to people, in steps of 0 to 441. */
const DISTANCE = 60;
const MAX_COLORS = 5;

/**
 * The colors that a picture shows most, the most colorful first: greys, which a brand rarely means, come last.
 *
 * @param pixels - Red, green, blue and alpha of each pixel, 0 to 255.
 */
export function colorsOfPicture(pixels: ArrayLike<number>): readonly string[] {
  const groups = new Map<number, {red: number; green: number; blue: number; count: number}>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    if (alpha < 128) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const sum = groups.get(key) ?? {red: 0, green: 0, blue: 0, count: 0};
    sum.red += red;
    sum.green += green;
    sum.blue += blue;
    sum.count += 1;
    groups.set(key, sum);
  }
  const means = [...groups.values()].map(({red, green, blue, count}) => {
    const rgb = [red / count, green / count, blue / count];
    const spread = (Math.max(...rgb) - Math.min(...rgb)) / 255;
    return {rgb, weight: count * (0.02 + spread)};
  });
  const chosen: (readonly number[])[] = [];
  for (const {rgb} of means.sort((one, other) => other.weight - one.weight)) {
    const isNew = chosen.every(
      (one) => Math.hypot(...one.map((c, i) => c - (rgb[i] ?? 0))) > DISTANCE,
    );
    if (isNew) chosen.push(rgb);
    if (chosen.length === MAX_COLORS) break;
  }
  const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
  return chosen.map((rgb) => `#${rgb.map(hex).join('')}`);
}

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
export async function readPicture(file: File, side: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file);
  try {
    // An element reads SVG too, which `createImageBitmap` doesn't.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new DOMException('No canvas', 'NotSupportedError');
    const {naturalWidth: width, naturalHeight: height} = picture;
    const square = Math.min(width, height);
    const [left, top] = [(width - square) / 2, (height - square) / 2];
    context.drawImage(picture, left, top, square, square, 0, 0, side, side);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

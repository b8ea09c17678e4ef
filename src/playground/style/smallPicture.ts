/** Side of an avatar in px: 1.5 em at twice the density of the screen, with some room. */
const SIDE = 64;

/**
 * A picture of a file, cut to a square and made small enough to travel in a link.
 *
 * @throws DOMException when the browser cannot read the file as a picture.
 */
export async function smallPicture(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const {width, height} = picture;
  const side = Math.min(width, height);
  canvas
    .getContext('2d')
    ?.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  // Browsers that cannot write WebP answer with PNG.
  return canvas.toDataURL('image/webp', 0.85);
}

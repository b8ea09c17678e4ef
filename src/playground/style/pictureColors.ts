import {colorsOfPicture} from './brand';

/** Side in px at which a picture is read: enough for the colors of a logo. */
const SIDE = 96;

/**
 * The colors of a picture, read in this page and sent nowhere.
 *
 * @throws DOMException when the browser cannot read the file as a picture.
 */
export async function pictureColors(file: File): Promise<readonly string[]> {
  const address = URL.createObjectURL(file);
  try {
    // An element reads drawings too, which `createImageBitmap` does not read from a file.
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return colorsOfPicture(context?.getImageData(0, 0, SIDE, SIDE).data ?? []);
  } finally {
    URL.revokeObjectURL(address);
  }
}

import {deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_COLORS = 256;

const TABLE = Uint32Array.from({length: 256}, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function checksum(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(checksum(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * An opaque picture of few colors as PNG with a palette, a third as large as one with full colors.
 *
 * @param pixels four bytes each: red, green, blue, and one that is not read.
 * @returns nothing when there are more than 256 colors.
 */
export function palettePng(pixels: Buffer, width: number, height: number): Buffer | undefined {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let target = 0;
  for (let y = 0; y < height; y += 1) {
    target += 1; // the row's filter: none
    for (let x = 0; x < width; x += 1) {
      const color = pixels.readUIntBE((y * width + x) * 4, 3);
      let index = palette.get(color);
      if (index === undefined) {
        index = palette.size;
        palette.set(color, index);
      }
      rows[target] = index;
      target += 1;
    }
    if (palette.size > MAX_COLORS) return undefined;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8); // bits of an index
  header.writeUInt8(3, 9); // kind: palette
  const colors = Buffer.alloc(palette.size * 3);
  for (const [color, index] of palette) colors.writeUIntBE(color, index * 3, 3);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, {level: 7})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const TABLE = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Bytes of numbers, each with its size, the lowest byte first. */
function numbers(...fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The earliest date that the format knows, so that equal files make equal archives: 1 January 1980. */
const DATE = 0x21;
/** Version 2.0 of the format. */
const VERSION = 20;
/** Says that names are UTF-8. */
const UTF8 = 0x800;

/** A zip archive of text files by their path. Texts of a few kilobytes are stored as they are. */
export function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const entries: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const {length: size} = bytes;
    const shared = numbers(
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, checksum(bytes)],
      [4, size],
      [4, size],
      [2, name.length],
      [2, 0],
    );
    const entry = joined([numbers([4, 0x04034b50]), shared, name, bytes]);
    entries.push(entry);
    directory.push(
      numbers([4, 0x02014b50], [2, VERSION]),
      shared,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      name,
    );
    at += entry.length;
  }
  const count = entries.length;
  const listed = joined(directory);
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, at],
    [2, 0],
  );
  return joined([...entries, listed, end]);
}

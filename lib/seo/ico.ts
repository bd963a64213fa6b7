const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** A square picture of `size` pixels, at most 256, as PNG. */
export type IconPicture = { size: number; png: Uint8Array };

/** Builds one `.ico` of the pictures; browsers and search engines request that file without a link to it. */
export function icoFile(pictures: readonly IconPicture[]): Uint8Array {
  const starts = HEAD_BYTES + ENTRY_BYTES * pictures.length;
  const file = new Uint8Array(starts + pictures.reduce((sum, { png }) => sum + png.byteLength, 0));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let at = starts;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    // 256 is written as 0.
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.byteLength, true);
    view.setUint32(entry + 12, at, true);
    file.set(png, at);
    at += png.byteLength;
  });
  return file;
}

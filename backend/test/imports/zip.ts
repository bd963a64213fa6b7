import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  bytes: Buffer;
  /** What the directory says of the size; default: the truth. */
  claimed?: number;
}

const numbers = (...fields: [value: number, bytes: 2 | 4][]) =>
  Buffer.concat(
    fields.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );

/** A ZIP of packed files, written by hand: with any name and size. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claimed = bytes.length } of parts) {
    const [title, packed] = [Buffer.from(name), deflateRawSync(bytes)];
    const about: [number, 2 | 4][] = [
      ...([
        [20, 2],
        [0, 2],
        [8, 2],
        [0, 2],
        [33, 2],
      ] as [number, 2][]),
      ...([
        [crc32(bytes), 4],
        [packed.length, 4],
        [claimed, 4],
      ] as [number, 4][]),
      ...([
        [title.length, 2],
        [0, 2],
      ] as [number, 2][]),
    ];
    const file = Buffer.concat([numbers([0x04034b50, 4], ...about), title, packed]);
    directory.push(
      Buffer.concat([
        numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        title,
      ]),
    );
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = numbers(
    ...([
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [parts.length, 2],
      [parts.length, 2],
    ] as [number, 2 | 4][]),
    ...([
      [list.length, 4],
      [offset, 4],
      [0, 2],
    ] as [number, 2 | 4][]),
  );
  return Buffer.concat([...files, list, end]);
}

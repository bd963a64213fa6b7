import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** UTF-16 by its mark, or because a zero byte is beside every ASCII letter. */
function utf16Of(head: Uint8Array): Encoding | undefined {
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  const sample = head.subarray(0, 1_000 - (1_000 % 2));
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) * 4 < sample.length || sample.length < 2) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Number of bytes at the end of a piece that begin a character which the next piece ends. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

async function isWhollyUtf8(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const end = bytes.length - unfinished(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = Buffer.from(bytes.subarray(end));
  }
  // A file that was cut in the middle of a character is still UTF-8.
  return true;
}

/**
 * The encoding of a text file: by its mark, as UTF-8 where all of it is, else Windows-1252, which old spreadsheets
 * write. The whole file is read: the first accent may stand on its last line.
 */
export async function encodingOf(path: string, head: Uint8Array): Promise<Encoding> {
  return utf16Of(head) ?? ((await isWhollyUtf8(path)) ? 'utf-8' : 'windows-1252');
}

/** The text of a file, in pieces. */
export async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of createReadStream(path, { highWaterMark: 65_536 }) as AsyncIterable<Buffer>)
    yield decoder.decode(piece, { stream: true });
  yield decoder.decode();
}

/** `large`: unpacked it exceeds the limit, whatever its directory says. */
export class DamagedZip extends Error {
  readonly reason: 'damaged' | 'large';

  constructor(reason: 'damaged' | 'large' = 'damaged') {
    super(reason);
    this.reason = reason;
  }
}

export interface ZipEntry {
  name: string;
  method: number;
  /** Bytes when unpacked, as the file says: not to be trusted. */
  size: number;
  packed: number;
  offset: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end of a zip may have a comment behind it. */
const MAX_TAIL = 66_000;

/** A workbook has some dozens of parts. */
const MAX_DIRECTORY = 4_000_000;

const viewOf = async (part: Blob) => new DataView(await part.arrayBuffer());

/** Reads the directory at the end of a zip; of the file no more than that is read. @throws DamagedZip, RangeError */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - MAX_TAIL)));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new DamagedZip();
  const start = tail.getUint32(end + 16, true);
  const stop = Math.min(file.size - tail.byteLength + end, start + MAX_DIRECTORY);
  const view = await viewOf(file.slice(start, stop));
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let count = tail.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new DamagedZip();
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Unpacks one entry piece by piece, up to a number of bytes. @throws DamagedZip */
async function* unzip(file: Blob, entry: ZipEntry, maxBytes: number): AsyncGenerator<Uint8Array> {
  const { method, packed, offset } = entry;
  if (method !== 0 && method !== 8) throw new DamagedZip();
  const head = await viewOf(file.slice(offset, offset + 30));
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const stream = file.slice(start, start + packed).stream();
  const plain = method === 0 ? stream : stream.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = plain.getReader();
  let left = maxBytes;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      left -= part.value.length;
      if (left < 0) throw new DamagedZip('large');
      yield part.value;
    }
  } finally {
    // Rejects where the data was damaged, which the loop has thrown already.
    reader.cancel().catch(() => undefined);
  }
}

/** Unpacks one entry as text, piece by piece, up to a number of bytes. @throws DamagedZip */
export async function* unzipText(file: Blob, entry: ZipEntry, maxBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const piece of unzip(file, entry, maxBytes)) yield decoder.decode(piece, { stream: true });
}

/** The bytes of one entry, in pieces that are held at once. @throws DamagedZip */
export async function unzipBytes(file: Blob, entry: ZipEntry, maxBytes: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unzip(file, entry, maxBytes)) pieces.push(piece);
  return pieces;
}

/** The whole text of an entry that is known to be small. */
export async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
